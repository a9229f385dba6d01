import { z } from "zod";

/** Matches Markdown, which fields would show literally. Lone asterisks, as for a footnote, are fine. */
const MARKDOWN =
	/\*\*|(?<![\w*])\*[^\s*][^*]*\*(?![\w*])|(?<=[\s(“])\*(?=[\p{L}\p{N}])|(?<![\w/])_(?=[\p{L}\p{N}])|`|\]\(|\] +\((?:\/|#|https?:)/u;
const isPlain = (text: string) => !MARKDOWN.test(text);
const PLAIN = "plain text; **bold**, *italic*, _italic_, `code`, and [links](/services) work only in articles";

/** One line of plain text. */
export const line = z
	.string()
	.min(1)
	.refine((text) => text === text.trim() && !text.includes("\n"), "one line without leading or trailing spaces")
	.refine(isPlain, PLAIN);

/** A paragraph of plain text. Line breaks become spaces, and non-breaking spaces stay. */
export const paragraph = z
	.string()
	.min(1)
	.refine(isPlain, PLAIN)
	.transform((text) => text.replace(/[^\S\u00A0]+/g, " ").trim());

export const order = z.number().int().positive().describe("Position. Lower numbers come first in lists and menus.");

const DAY = 24 * 60 * 60 * 1000;

/** Returns whether a date is at most one day ahead, to allow for time zones, and is not a typo such as 0219. */
export const isPastDay = (day: string) => Date.parse(day) <= Date.now() + DAY && day >= "1800";

export const pastDay = z.iso.date({ abort: true }).refine(isPastDay, "a date in the past, 1800 or later");

/** The file name of an entry without .md; for a page in a folder, also the last part of its URL. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "lowercase words joined by hyphens");

export const draft = z.boolean().default(false).describe("Draft. true keeps it out of the build; `npm run dev` shows it with a badge.");

export const sample = z
	.boolean()
	.default(false)
	.describe("Sample. true if the person, company, or quote is invented; the launch check lists it.");

/** The path of a page, optionally with a fragment. */
export const pagePath = z
	.string()
	.regex(/^\/[a-z0-9/-]*(#[^\s#]+)?$/, "a page of this site such as /services/seo or /services/link-building#pricing")
	.describe("Page. A path such as /services/seo.");

const MARKS = "Text with marks: ==highlighted==, ~~struck out~~, ++added++, __a link__.";
export const edited = paragraph.describe(MARKS);
export const editedLine = line.describe(MARKS);

/** Returns the schema of a drawing's caption, with a maximum length. */
export const caption = (max = 60) => line.max(max).describe("Caption. Says that the drawing is an illustration.");

/** The minimum and maximum number of entries; any number if empty. */
type Size = readonly [min?: number, max?: number];

/** Returns the schema of a group of fields, which rejects unknown ones. */
export const group = <Shape extends z.core.$ZodLooseShape>(description: string, shape: Shape) =>
	z.strictObject(shape).describe(description);

/** Returns the schema of a list whose entries have the same schema. */
export function list<Item extends z.ZodType>(description: string, [min, max]: Size, item: Item) {
	let entries = z.array(item);
	if (min !== undefined && min === max) return entries.length(min).describe(description);
	if (min) entries = entries.min(min);
	if (max !== undefined) entries = entries.max(max);
	return entries.describe(description);
}

/** Returns the schema of a list of groups of fields. */
export const rows = <Shape extends z.core.$ZodLooseShape>(description: string, size: Size, shape: Shape) =>
	list(description, size, z.strictObject(shape));
