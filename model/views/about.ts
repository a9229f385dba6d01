import type { Content } from "../content.ts";
import { peopleView } from "./people.ts";

/** Returns what the About us page shows. */
export function aboutView(content: Content, { data }: Content["aboutPage"]) {
	const people = peopleView(content);
	const noteOf = ({ person: name, says }: { person: string; says: string }) => {
		const { id, photo, portrait } = people.find((person) => person.name === name) ?? {};
		return { name: name.split(" ")[0] ?? name, says, id, photo, portrait };
	};
	const rows = data.edit.rows.map(({ text, notes }) => ({ text, notes: notes.map(noteOf) }));
	return { ...data, edit: { ...data.edit, rows }, stats: content.agency.data.stats, people };
}
