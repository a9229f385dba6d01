import { z } from "zod";
import { line, paragraph } from "./text.ts";

/** A message that the page shows filled in, and that its button opens in the visitor's mail program. */
export const messageSchema = z
	.strictObject({
		subject: line.max(60).describe("Subject of the e-mail."),
		lines: z.array(line).min(1).max(6).describe("Text of the e-mail, a line each; the page shows it."),
		button: line.max(40).describe("Label of the button that opens it."),
	})
	.describe("A message that the page shows filled in and that its button opens in the mail program.");

/** The closing banner; defaults are those of docs/product.md, section 2. */
export const callToActionSchema = z.strictObject({
	title: line.default("Ready to Grow Your Business?").describe("Heading of the banner."),
	description: paragraph.describe("One or two sentences: what happens after the e-mail."),
	message: messageSchema.optional(),
	buttonText: line.max(40).default("Get Your Custom Strategy").describe("Label of the e-mail button."),
});

export type CallToAction = z.output<typeof callToActionSchema>;
