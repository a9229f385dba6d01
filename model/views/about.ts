import type { Content } from "../load.ts";
import { photoOf } from "../photo.ts";
import { peopleView } from "./people.ts";

/** What the page about the agency shows. */
export function aboutView(content: Content, { data }: Content["aboutPage"]) {
	return { ...data, photo: photoOf(content, data.photo), stats: content.agency.data.stats, people: peopleView(content) };
}
