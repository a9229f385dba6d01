import { z } from "zod";
import { icon } from "./icon.ts";
import { line, paragraph, written } from "./text.ts";

/** A card (docs/product.md, section 3). */
const cardSchema = z.strictObject({
	icon,
	title: line.max(60).describe("Heading of the card."),
	description: paragraph.describe("One or two sentences."),
});

/** A card with an excerpt from another site. */
const clippedSchema = cardSchema.extend({
	clipping: written.optional().describe("An excerpt that shows it in place: ==cited==, ~~struck~~, __a link__."),
});

/** A card for a value. */
const valueSchema = cardSchema.extend({ cost: line.describe("What the value costs us, in one sentence.") });

const pointSchema = z.strictObject({
	title: line.max(80).describe("The point in a few words."),
	description: paragraph.describe("The reason, in one or two sentences."),
});

const sectionOf = <Item extends z.ZodType>(item: Item, name: string) =>
	z.strictObject({ title: line.describe("Heading of the section."), items: z.array(item).min(1).describe(`The ${name}, in order.`) });

export const cardSectionSchema = sectionOf(cardSchema, "cards");
export const clippedSectionSchema = sectionOf(clippedSchema, "cards");
export const valueSectionSchema = sectionOf(valueSchema, "values");
export const pointSectionSchema = sectionOf(pointSchema, "points");

export type Card = z.output<typeof cardSchema>;
export type Point = z.output<typeof pointSchema>;
