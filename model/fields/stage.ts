import { z } from "zod";
import { line, written } from "./text.ts";

/** An industry's scene on the home page's stage: a real query, an invented answer that cites one page, and that page. */
export const stageSchema = z
	.strictObject({
		query: line.max(60).describe("What a customer of the sector types, in lower case."),
		answer: written
			.pipe(z.string().max(190))
			.refine((text) => text.split("==").length === 3, "one sentence or phrase between two pairs of ==")
			.describe("The answer, three lines at most; the cited sentence stands between == and ==. No real assistant or company is named."),
		source: z
			.strictObject({
				address: line
					.max(48)
					.regex(/\.example\b/, "an address that ends in .example, such as your-store.example/returns")
					.describe("The cited page."),
				title: line.max(64).describe("Its title."),
			})
			.describe("The page that is cited."),
		link: line.max(48).describe("The link from it to the industry's page, for example How eCommerce pages get cited."),
		others: z
			.array(line.max(48).regex(/\.example\b/, "an address that ends in .example"))
			.length(2)
			.describe("Two pages that were read and not cited."),
	})
	.describe("The industry's scene on the home page's stage.");
