import { z } from "zod";
import { icon } from "./icon.ts";
import { line, paragraph, written } from "./text.ts";

/** A service card or value card: icon, title, description (docs/product.md, section 3). */
const cardSchema = z.strictObject({
	icon,
	title: line.max(60).describe("Heading of the card."),
	description: paragraph.describe("One or two sentences."),
});

/** A point of a list: a heading with its reason. */
const pointSchema = z.strictObject({
	title: line.max(80).describe("The point in a few words."),
	description: paragraph.describe("One or two sentences that give the reason."),
});

/** A titled list of cards. */
export const cardSectionSchema = z.strictObject({
	title: line.describe("Heading of the section."),
	items: z.array(cardSchema).min(1).describe("The cards in their order."),
});

/** A titled list of points. */
export const pointSectionSchema = z.strictObject({
	title: line.describe("Heading of the section."),
	items: z.array(pointSchema).min(1).describe("The points in their order."),
});

/** A service's cards; each may show its words in place on somebody else's page. */
export const clippedSectionSchema = z.strictObject({
	...cardSectionSchema.shape,
	items: z
		.array(
			z.strictObject({ ...cardSchema.shape, clipping: written.optional().describe("How it looks in place: ==cited==, ~~gone~~, __its link__.") }),
		)
		.min(1)
		.describe("The cards in their order."),
});

export type ClippedCard = z.output<typeof clippedSectionSchema>["items"][number];
export type Card = z.output<typeof cardSchema>;
export type Point = z.output<typeof pointSchema>;
