import type { Content } from "../model/content.ts";
import { entriesOf } from "../model/content.ts";
import { fieldsAsWritten } from "../model/reading/read-entry.ts";
import { valueAt } from "../model/reading/schema-walk.ts";
import type { Context } from "./fields.ts";
import { isPhotoAt, kindAt, leavesOf } from "./fields.ts";

/** A field, as FILE#PATH, and its text as a page may show it. */
export type ShownText = readonly [ref: string, text: string];

/** Returns every text of the content with its {placeholders} filled in. The text of a photo is its text alternative. */
export function shownTexts(content: Content, { placeholders }: Pick<Context, "placeholders">): ShownText[] {
	const alts = new Map(content.photos.data.photos.map(({ id, alt }) => [id, alt]));
	const files = ["content/site.md", ...entriesOf(content).map(({ file }) => file)];
	return files.flatMap((file) => {
		const fields = fieldsAsWritten(file);
		return leavesOf(fields).flatMap((leaf): ShownText[] => {
			const path = leaf.join(".");
			const value = String(valueAt(fields, leaf));
			if (leaf[0] === "confirm" || path === "order") return [];
			if (file !== content.photos.file && isPhotoAt(file, path, fields)) return [[`${file}#${path}`, alts.get(value) ?? ""]];
			const kind = kindAt(file, path, fields);
			if (kind !== "text" && kind !== "number") return [];
			return [[`${file}#${path}`, value.replace(/\{([\p{L}\p{N}_]+)\}/gu, (name, key) => placeholders[key] ?? name)]];
		});
	});
}
