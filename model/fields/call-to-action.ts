import type { z } from "zod";
import { group, line, list, paragraph } from "./basics.ts";

export const messageSchema = group("Prefilled email. Some closing banners show it, with a link that opens it in the visitor's email app.", {
	subject: line.max(60).describe("Subject of the email."),
	lines: list("Text of the email. One entry per line.", [1, 6], line),
	button: line.max(40).describe("Label of the link that opens the email."),
});

/** The closing banner, with the defaults from docs/product.md, section 2. */
export const callToActionSchema = group("Closing banner.", {
	title: line.default("Ready to Grow Your Business?").describe("Heading of the banner."),
	description: paragraph.describe("Text of the banner. Tell visitors in a few sentences what to send and what they get back."),
	message: messageSchema.optional(),
	buttonText: line.max(40).default("Get Your Custom Strategy").describe("Label of the email button."),
});

export type CallToAction = z.output<typeof callToActionSchema>;
