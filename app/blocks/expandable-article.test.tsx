import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { outlineOf } from "../content/article.ts";
import { ExpandableArticle } from "./expandable-article.tsx";

const show = (body: string) =>
	renderToStaticMarkup(<ExpandableArticle title="Title" outline={outlineOf(body)} lead={() => <p>The lead.</p>} rest={() => <p>The rest.</p>} />);

describe("an expandable article", () => {
	test("hides what is beyond the first paragraph behind Read More", () => {
		for (const body of ["One.\n\nTwo.", "## Heading\n\nOne.\n\n- Two"]) {
			const html = show(body);
			expect(html).toMatch(/The lead\..*<details.*Read More.*The rest\..*<\/details>/);
			expect(html).not.toContain("<details open");
		}
	});

	test("has no button when there is nothing beyond the first paragraph", () => {
		for (const body of ["One.", "## Heading\n\nOne."]) {
			const html = show(body);
			expect(html).toContain("The lead.");
			expect(html).not.toMatch(/details|Read More|The rest/);
		}
	});

	test("is shown whole when it has no paragraph of its own", () => {
		for (const body of ["- One\n- Two", "> One.\n\n- Two", "## Heading\n\n- One"]) {
			const html = show(body);
			expect(html).toContain("The rest.");
			expect(html).not.toMatch(/details|Read More|The lead/);
		}
	});
});
