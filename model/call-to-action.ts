import { z } from "zod";
import { line, paragraph } from "./text.ts";

/** The closing banner; defaults are those of docs/product.md, section 2. */
export const callToActionSchema = z.strictObject({
	title: line.default("Ready to Grow Your Business?").describe("Heading of the banner."),
	description: paragraph.describe("One or two sentences: what happens after the e-mail."),
	buttonText: line.max(40).default("Get Your Custom Strategy").describe("Label of the e-mail button."),
});

export type CallToAction = z.output<typeof callToActionSchema>;
