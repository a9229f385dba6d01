import { z } from "zod";
import { edited, group, line, list, paragraph } from "./basics.ts";
import { icon } from "./icon.ts";

/** A card (docs/product.md, section 3). */
const cardSchema = z.strictObject({
	icon,
	title: line.max(60).describe("Heading of the card."),
	description: paragraph.describe("Text of the card. One to three sentences."),
});

/** A figure with its label (docs/product.md, section 3). */
export const statSchema = z.strictObject({
	number: line.max(8).describe("Figure. For example, 500+ or 98%."),
	label: line.describe("Label of the figure."),
	note: line.optional().describe("Note. What the figure counts."),
	icon,
});

const clippedSchema = cardSchema.extend({
	clipping: edited.optional().describe("Excerpt. A sample of what the card describes. Shown only on services with `kind: pricing`."),
});

const valueSchema = cardSchema.extend({ cost: line.describe("Cost. Say in one sentence what this value costs the agency.") });

const pointSchema = z.strictObject({
	title: line.max(80).describe("Heading. At most 80 characters."),
	description: paragraph.describe("Text. One to three sentences."),
});

const sectionOf = <Item extends z.ZodType>(item: Item, name: string) =>
	group(`${name} with a heading.`, { title: line.describe("Heading of the section."), items: list(`${name}.`, [1], item) });

export const cardSectionSchema = sectionOf(cardSchema, "Cards");
export const clippedSectionSchema = sectionOf(clippedSchema, "Cards");
export const valueSectionSchema = sectionOf(valueSchema, "Values");
export const pointSectionSchema = sectionOf(pointSchema, "Points");

export type Card = z.output<typeof cardSchema>;
export type Point = z.output<typeof pointSchema>;
export type Stat = z.output<typeof statSchema>;
