import { z } from "zod";
import { icon } from "./icon.ts";
import { line } from "./text.ts";

/** A figure with its label (specification, section 3). */
export const statSchema = z.strictObject({
	number: line.max(8).describe("The figure as it is shown, for example 500+ or 98%."),
	label: line.describe("What the figure counts."),
	icon,
});

export type Stat = z.output<typeof statSchema>;
