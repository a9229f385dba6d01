import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { outlineOf } from "../../model/article.ts";
import { ExpandableArticle } from "./expandable-article.tsx";

function show(body: string) {
	const outline = outlineOf(body);
	const before = () => <p>The list.</p>;
	return renderToStaticMarkup(
		<ExpandableArticle
			title="Title"
			outline={outline}
			{...(outline.hasBefore && { before })}
			lead={() => <p>The lead.</p>}
			rest={() => <p>The rest.</p>}
		/>,
	);
}

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

	test("hides a list before the first paragraph as well, and has a button for it", () => {
		for (const body of ["- List\n\nOne.", "- List\n\n## Heading\n\nOne.\n\nTwo."])
			expect(show(body)).toMatch(/article-before.*The list\..*The lead\..*<details.*Read More/);
		expect(show("One.\n\n- List")).not.toContain("article-before");
	});

	test("is shown whole when it has no paragraph of its own", () => {
		for (const body of ["- One\n- Two", "> One.\n\n- Two", "## Heading\n\n- One"]) {
			const html = show(body);
			expect(html).toContain("The rest.");
			expect(html).not.toMatch(/details|Read More|The lead/);
		}
	});
});
