import { z } from "zod";
import { group, list } from "./shape.ts";
import { edited, line } from "./text.ts";

const exampleUrl = line.max(48).regex(/\.example\b/, "a URL on a .example domain, such as your-store.example/returns");

/** A query, an invented answer, and the page that it cites. */
export const stageSchema = group("Scene on the home page.", {
	query: line.max(60).describe("Search query. What a customer types, in lower case."),
	answer: edited
		.pipe(z.string().max(190))
		.refine((text) => text.split("==").length === 3, "one phrase between == and ==")
		.describe("Answer. The cited sentence stands between == and ==. Name no real assistant or company."),
	source: group("Cited page.", {
		address: exampleUrl.describe("URL of the page."),
		title: line.max(64).describe("Title of the page."),
	}),
	link: line.max(48).describe("Link to the industry's page. For example How eCommerce pages get cited."),
	others: list("Pages read but not cited.", [2, 2], exampleUrl),
});
