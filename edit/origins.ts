import type { Content } from "../model/content.ts";
import { entriesOf } from "../model/content.ts";
import { icon } from "../model/fields/icon.ts";
import { figuresAndCounts } from "../model/reading/placeholders.ts";
import { fieldsAsWritten } from "../model/reading/read-entry.ts";
import { isRecord } from "../model/reading/schema-mistakes.ts";
import type { Site } from "../model/site/site.ts";
import { placeholdersOf } from "../model/site/site.ts";
import { kindAt, leavesOf } from "./fields.ts";
import { ARTICLE } from "./splice.ts";

/** A place in a content file whose text a page shows. */
interface Origin {
	file: string;
	path: string;
	text: string;
}

const lastKey = (path: string) => path.split(".").findLast((key) => !/^\d+$/.test(key));

const at = (value: unknown, path: readonly string[]) => path.reduce<unknown>((inner, key) => Object(inner)[key], value);

/** Strings of a view that are no words. */
const NAMES = /(^|\.)(path|page|url|id|kind|slug)$/;

/** For comparing texts of which a view shows a part, or with another first letter. */
const bare = (text: string) =>
	text
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();

/**
 * Finds where the strings of a view come from. Views cut, join and compare texts, so texts aren't marked before: the view's
 * own strings are looked up in the files, by value, and by their place where several files say the same.
 */
export function originsOf(content: Content, site: Site) {
	const placeholders: Record<string, string> = { ...figuresAndCounts(true), ...placeholdersOf(site) };
	const origins = new Map<string, Origin[]>();
	const all: (Origin & { bare: string })[] = [];
	const add = (key: string, origin: Origin) => origins.set(key, [...(origins.get(key) ?? []), origin]);
	const files = ["content/site.md", ...entriesOf(content).map(({ file }) => file)];
	const written = new Map(files.map((file) => [file, fieldsAsWritten(file)]));
	for (const [file, fields] of written) {
		const { sources } = isRecord(fields) ? fields : {};
		const chips = new Map((Array.isArray(sources) ? sources : []).map((source, index) => [`[^${Object(source).id}]`, `[^${index + 1}]`]));
		const fill = (text: string) =>
			text
				.replace(/\{[\p{L}\p{N}_]+\}|\[\^[^\]\s]+\]/gu, (name) => chips.get(name) ?? placeholders[name.slice(1, -1)] ?? name)
				.replace(/\s+/g, " ")
				.trim();
		for (const leaf of leavesOf(fields)) {
			const value = at(fields, leaf);
			const path = leaf.join(".");
			const text = fill(String(value));
			const origin = { file, path, text };
			if (lastKey(path) === "icon") add(JSON.stringify(icon.safeParse(value).data), origin);
			else if (leaf[0] !== "confirm") {
				add(text, origin);
				all.push({ ...origin, bare: bare(text) });
			}
		}
	}
	const texts = new Map<Origin, boolean>();
	const isText = (origin: Origin) => {
		const { file, path } = origin;
		const known =
			texts.get(origin) ?? (lastKey(path) === "icon" || ["text", "number"].includes(kindAt(file, path, written.get(file)) ?? ""));
		texts.set(origin, known);
		return known;
	};

	/** The origin that fits best: of the page's own file, at the same place, of the file that the strings beside it come from. */
	function best(candidates: readonly Origin[], path: string, own: string, beside: string | undefined): Origin | undefined {
		const score = (origin: Origin) =>
			(origin.file === own ? 4 : 0) +
			(origin.path === path ? 4 : 0) +
			(lastKey(origin.path) === lastKey(path) ? 2 : 0) +
			(origin.file === beside ? 5 : 0);
		const [first] = candidates.toSorted((a, b) => score(b) - score(a));
		// A word that another file also has may be the program's own.
		return first && (score(first) > 0 || first.text.split(" ").length > 2) ? first : undefined;
	}
	const refOf = ({ file, path }: Origin) => `${file}#${path}`;

	/** Returns the origins of a view by its paths. @param own The file of the page. */
	return function refsOf(view: unknown, own: string): Record<string, string> {
		const refs: Record<string, string> = {};
		const walk = (value: unknown, path: string, outer: string | undefined) => {
			if (typeof value === "string" || typeof value === "number") {
				if (NAMES.test(path)) return;
				const text = String(value).replace(/\s+/g, " ").trim();
				const exact = (origins.get(text) ?? []).filter(isText);
				const parts = () => {
					const wanted = bare(text);
					// A part of a text is looked for nearby, a text within a longer one everywhere.
					const holds = ({ file, bare }: (typeof all)[number]) =>
						wanted.length > 7 && (file === own || file === outer) && bare.includes(wanted);
					return all.filter((origin) => holds(origin) || (origin.bare.length > 12 && wanted.includes(origin.bare))).filter(isText);
				};
				// A view may cut a text of its own file into a list.
				const whole = () => all.find((origin) => origin.file === own && path.startsWith(`${origin.path}.`));
				const found = text === "" ? undefined : (best(exact, path, own, outer) ?? whole() ?? best(parts(), path, own, outer));
				if (found) refs[path] = refOf(found);
				return;
			}
			if (typeof value !== "object" || value === null) return;
			const shapes = origins.get(JSON.stringify(value));
			const entries = Object.entries(value);
			// A string that only one file has says where the others beside it come from.
			const certain = entries.flatMap(([key, part]) => {
				const found = typeof part === "string" && !NAMES.test(key) ? (origins.get(part) ?? []).filter(isText) : [];
				return found.some((origin) => lastKey(origin.path) === key || origin.text.split(" ").length > 2) ? [found] : [];
			});
			const beside = certain.flatMap((found) => (found.length === 1 && found[0]?.file !== own ? [found[0]?.file] : []))[0] ?? outer;
			if (shapes) {
				const found = best(shapes, path, own, outer);
				if (found) refs[path] = refOf(found);
				return;
			}
			const prefix = path === "" ? "" : `${path}.`;
			for (const [key, part] of entries) walk(part, prefix + key, beside);
			// A photo: the choice of it, and what is seen on it.
			const { id, alt, drawing } = isRecord(value) ? value : {};
			if (typeof id !== "string" || typeof alt !== "string" || drawing === undefined) return;
			const chosen = (origins.get(id) ?? []).filter((origin) => origin.file !== content.photos.file);
			const choice = best(chosen, path, own, outer);
			refs[`${prefix}alt`] = [...(choice ? [refOf(choice)] : []), ...(refs[`${prefix}alt`] ?? "").split(" ")].join(" ").trim();
		};
		walk(view, "", undefined);
		return refs;
	};
}

/** The origin of an article. */
export const articleRef = (file: string) => `${file}#${ARTICLE}`;
