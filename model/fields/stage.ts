import { z } from "zod";
import { line, written } from "./text.ts";

/** An industry's scene on the home page: a query, an invented answer, and the page that it cites. */
export const stageSchema = z
	.strictObject({
		query: line.max(60).describe("What a customer types, in lower case."),
		answer: written
			.pipe(z.string().max(190))
			.refine((text) => text.split("==").length === 3, "one phrase between == and ==")
			.describe("The answer, with the cited sentence between == and ==. It names no real assistant or company."),
		source: z
			.strictObject({
				address: line
					.max(48)
					.regex(/\.example\b/, "a URL on a .example domain, such as your-store.example/returns")
					.describe("URL of the page."),
				title: line.max(64).describe("Its title."),
			})
			.describe("The page that is cited."),
		link: line.max(48).describe("Text of the link to the industry's page, for example How eCommerce pages get cited."),
		others: z
			.array(line.max(48).regex(/\.example\b/, "a URL on a .example domain"))
			.length(2)
			.describe("Two pages that were read but not cited."),
	})
	.describe("The industry's scene on the home page.");
