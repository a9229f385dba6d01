import { z } from "zod";
import { icon } from "./icon.ts";
import { line, paragraph, written } from "./text.ts";

/** A service card or value card: icon, title, description (docs/product.md, section 3). */
const cardSchema = z.strictObject({
	icon,
	title: line.max(60).describe("Heading of the card."),
	description: paragraph.describe("One or two sentences."),
});

/** A card that may show its words in place on somebody else's page. */
const clippedSchema = cardSchema.extend({ clipping: written.optional().describe("How it looks in place: ==cited==, ~~gone~~, __its link__.") });

/** A value card, with what the value costs the agency. */
const valueSchema = cardSchema.extend({ cost: line.describe("What it costs us, in one sentence.") });

/** A point of a list: a heading with its reason. */
const pointSchema = z.strictObject({
	title: line.max(80).describe("The point in a few words."),
	description: paragraph.describe("One or two sentences that give the reason."),
});

/** A titled list. */
const sectionOf = <Item extends z.ZodType>(item: Item, name: string) =>
	z.strictObject({ title: line.describe("Heading of the section."), items: z.array(item).min(1).describe(`The ${name} in their order.`) });

export const cardSectionSchema = sectionOf(cardSchema, "cards");
export const clippedSectionSchema = sectionOf(clippedSchema, "cards");
export const valueSectionSchema = sectionOf(valueSchema, "values");
export const pointSectionSchema = sectionOf(pointSchema, "points");

export type ClippedCard = z.output<typeof clippedSchema>;
export type Card = z.output<typeof cardSchema>;
export type Point = z.output<typeof pointSchema>;
