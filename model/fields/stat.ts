import { z } from "zod";
import { line } from "./basics.ts";
import { icon } from "./icon.ts";

/** A figure with its label (docs/product.md, section 3). */
export const statSchema = z.strictObject({
	number: line.max(8).describe("Figure. For example 500+ or 98%."),
	label: line.describe("Label of the figure."),
	note: line.optional().describe("Note. One line on what the figure counts."),
	icon,
});

export type Stat = z.output<typeof statSchema>;
