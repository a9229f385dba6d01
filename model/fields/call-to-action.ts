import { z } from "zod";
import { line, paragraph } from "./text.ts";

/** An email that the page shows and its button opens. */
export const messageSchema = z
	.strictObject({
		subject: line.max(60).describe("Subject of the email."),
		lines: z.array(line).min(1).max(6).describe("Text of the email, one entry a line."),
		button: line.max(40).describe("Label of the button that opens it."),
	})
	.describe("An email that the page shows and its button opens in the visitor's mail program.");

/** The closing banner, with the defaults of docs/product.md, section 2. */
export const callToActionSchema = z.strictObject({
	title: line.default("Ready to Grow Your Business?").describe("Heading of the banner."),
	description: paragraph.describe("One or two sentences: what happens after the email."),
	message: messageSchema.optional(),
	buttonText: line.max(40).default("Get Your Custom Strategy").describe("Label of the email button."),
});

export type CallToAction = z.output<typeof callToActionSchema>;
