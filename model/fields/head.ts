import { z } from "zod";
import { DESCRIPTION_MAX, TITLE_LENGTH } from "../../packages/site-check/checklist.ts";
import { group, line, paragraph } from "./basics.ts";

export const headSchema = group("Search results. What search engines and shared links show.", {
	title: line
		.min(TITLE_LENGTH.min)
		.max(TITLE_LENGTH.max)
		.describe("Title in search results. 30 to 60 characters, different on every page."),
	description: paragraph
		.pipe(z.string().max(DESCRIPTION_MAX))
		.describe("Text in search results. At most 160 characters, different on every page."),
});
