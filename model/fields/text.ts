import { z } from "zod";

/**
 * Markdown in a field would be shown as its signs: bold and italic words, code, links and pictures, closed or not. An
 * asterisk by itself, and one that begins a text or ends a word as the mark of a note, are text.
 */
const MARKDOWN = /\*\*|(?<![\w*])\*[^\s*][^*]*\*(?![\w*])|(?<=[\s(“])\*(?=[\p{L}\p{N}])|(?<![\w/])_(?=[\p{L}\p{N}])|`|\]\(|\] +\((?:\/|#|https?:)/u;
const isPlain = (text: string) => !MARKDOWN.test(text);
const PLAIN = "plain text: **bold**, *italic*, _italic_, `code` and [links](/services) are for articles";

/** One line of plain text without surrounding space. Placeholders are filled in before it is checked. */
export const line = z
	.string()
	.min(1)
	.refine((text) => text === text.trim() && !text.includes("\n"), "must be one line without surrounding space")
	.refine(isPlain, PLAIN);

/** One paragraph of plain text; line breaks of the YAML block are folded to spaces. */
export const paragraph = z
	.string()
	.min(1)
	.refine(isPlain, PLAIN)
	.transform((text) => text.replace(/\s+/g, " ").trim());

/** A place in the order of a list; lower comes first. */
export const order = z.number().int().positive().describe("Place in lists and menus; lower comes first.");

const DAY = 24 * 60 * 60 * 1000;

/** Whether a year or a day has come, at least in the zone where the day begins first, and is none of a slip such as 0219. */
export const hasCome = (day: string) => Date.parse(day) <= Date.now() + DAY && day >= "1800";

/** A day that has come. */
export const pastDay = z.iso.date().refine(hasCome, "a day that has come, after 1800");

/** A slug: the file name of an entry, which is also the last part of its address. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lower-case words joined by hyphens");

/** Keeps an entry out of the build; `npm run dev` shows it with a badge. */
export const draft = z.boolean().default(false).describe("true keeps the entry out of the build; dev shows it with a badge.");

/** Marks people, companies and quotes that were invented; the launch check lists them. */
export const sample = z.boolean().default(false).describe("true while the person, company or quote is invented; the launch check lists it.");

/** The address of a page of this site, with a place on it if need be. */
export const pagePath = z
	.string()
	.regex(/^\/[a-z0-9/-]*(#[^\s#]+)?$/, "a page of this site such as /services/seo or /services/link-building#pricing")
	.describe("A page of this site, such as /services/seo.");

/**
 * Words of a specimen or of the stage, with signs for what is done to them: ==cited==, ~~struck out~~, __a drawn link__, and
 * [a] for the letter of a note.
 */
export const written = paragraph.describe("Words with signs: ==cited==, ~~struck out~~, __a drawn link__, [a] for the letter of a note.");

/** Words with the marks of an edit: ==cited==, ~~struck out~~, ++added++. */
export const edited = paragraph.describe("Words with marks: ==cited==, ~~struck out~~, ++added++.");

/** A headline with the same marks. */
export const editedLine = line.describe("One line with marks: ==cited==, ~~struck out~~, ++added++.");
