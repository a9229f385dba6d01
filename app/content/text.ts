import { z } from "zod";

/** One line of plain text without surrounding space. Placeholders are filled in before it is checked. */
export const line = z
	.string()
	.min(1)
	.refine((text) => text === text.trim() && !text.includes("\n"), "must be one line without surrounding space");

/** One paragraph of plain text; line breaks of the YAML block are folded to spaces. */
export const paragraph = z
	.string()
	.min(1)
	.transform((text) => text.replace(/\s+/g, " ").trim());

/** A place in the order of a list; lower comes first. */
export const order = z.number().int().positive().describe("Place in lists and menus; lower comes first.");

/** A slug: the file name of an entry, which is also the last part of its address. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lower-case words joined by hyphens");

/** Keeps an entry out of the build; `npm run dev` shows it with a badge. */
export const draft = z.boolean().default(false).describe("true keeps the entry out of the build; dev shows it with a badge.");

/** Marks people, companies and quotes that were invented; the launch check lists them. */
export const sample = z.boolean().describe("true while the person, company or quote is invented; the launch check lists it.");
