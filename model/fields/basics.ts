import { z } from "zod";

/** Matches Markdown, which would appear literally in fields. Allows footnote asterisks, as in $5* and *Terms apply. */
const MARKDOWN =
	/\*\*|(?<![\w*])\*[^\s*][^*]*\*(?![\w*])|(?<=[\s(“])\*(?=[\p{L}\p{N}])|(?<![\w/])_(?=[\p{L}\p{N}])|`|\]\(|\] +\((?:\/|#|https?:)/u;
const isPlain = (text: string) => !MARKDOWN.test(text);
const PLAIN = "plain text; **bold**, *italic*, _italic_, `code`, and [links](/services) work only in articles";

/** Matches an unpaired mark or an incomplete citation. isClosed removes paired marks first. */
const UNCLOSED = /(?<!\w)(?:==|~~|\+\+|__)(?=\S)|(?<=\S)(?:==|~~|__)(?!\w)|\[\^(?![\w-]+\])/;
const isClosed = (text: string) => !UNCLOSED.test(text.replace(/(==|~~|\+\+|__)(?=\S).*?\1/gs, ""));
const CLOSED = "marks in pairs, as in ==words==, and citations in brackets, as in [^soc2]";

/** One line of plain text. */
export const line = z
	.string()
	.min(1)
	.refine(isClosed, CLOSED)
	.refine((text) => text === text.trim() && !text.includes("\n"), "one line without leading or trailing spaces")
	.refine(isPlain, PLAIN);

/** A paragraph of plain text. Each run of whitespace becomes one space, but non-breaking spaces within the text stay. */
export const paragraph = z
	.string()
	.min(1)
	.refine(isClosed, CLOSED)
	.refine(isPlain, PLAIN)
	.transform((text) => text.replace(/[^\S\u00A0]+/g, " ").trim());

export const order = z.number().int().positive().describe("Position. Lower numbers come first in lists and menus.");

const DAY = 24 * 60 * 60 * 1000;

/** Returns whether a date or year is 1800 or later and starts no more than 24 hours from now, to allow for time zones. */
export const isPastDay = (day: string) => Date.parse(day) <= Date.now() + DAY && day >= "1800";

export const pastDay = z.iso.date({ abort: true }).refine(isPastDay, "today or an earlier date, 1800 or later");

/** The file name of an entry without .md (the last part of a service's, industry's, or policy's URL), or the name of a source. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "lowercase words or numbers joined by hyphens");

export const draft = z.boolean().default(false).describe("Draft. If true, builds omit this entry; `npm run dev` shows it with a badge.");

export const sample = z
	.boolean()
	.default(false)
	.describe("Sample. True if the content is invented. Builds for your own domain reject samples unless content/site.md allows them.");

/** The path of a page, optionally with a fragment. */
export const pagePath = z
	.string()
	.regex(/^\/[a-z0-9/-]*(#[^\s#]+)?$/, "a page on this site, such as /services/seo or /services/link-building#pricing")
	.describe("Target of the link. A page on this site, such as /services/seo or /services/link-building#pricing.");

const MARKS = "Text with marks: ==highlighted==, ~~struck out~~, ++added++, __underlined__.";
export const edited = paragraph.describe(MARKS);
export const editedLine = line.describe(MARKS);

/** Returns the schema of an illustration's caption, with at most `max` characters. */
export const caption = (max = 60) => line.max(max).describe("Caption. If the example in the illustration is invented, say so.");

/** The minimum and maximum number of entries. Each is optional. */
type Size = readonly [min?: number, max?: number];

/** Returns the schema of a group of fields. Unknown fields are rejected. */
export const group = <Shape extends z.core.$ZodLooseShape>(description: string, shape: Shape) =>
	z.strictObject(shape).describe(description);

/** Returns the schema of a list, given the schema of its entries. */
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
