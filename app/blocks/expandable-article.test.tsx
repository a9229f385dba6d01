import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ExpandableArticle } from "./expandable-article.tsx";

/** The article with some of its parts. Which block belongs to which part, model/article.test.ts says. */
const show = (parts: string[]) => {
	const part = (name: string) => (parts.includes(name) ? `<p>The ${name}.</p>` : "");
	return renderToStaticMarkup(
		<ExpandableArticle title="Title" headings={[]} article={{ before: part("before"), lead: part("lead"), rest: part("rest") }} />,
	);
};

test.each([
	{ parts: ["lead", "rest"], shows: /The lead\..*<details(?! open).*Read More.*The rest\..*<\/details>/ },
	{ parts: ["before", "lead"], shows: /article-before.*The before\..*The lead\..*<details.*Read More/ },
	{ parts: ["lead"], shows: /The lead\.(?!.*(details|Read More))/ },
	{ parts: ["rest"], shows: /The rest\.(?!.*(details|Read More))/ },
])("an article of $parts is hidden beyond its first paragraph, if it has one and more than that", ({ parts, shows }) => {
	const html = show(parts);
	expect(html).toMatch(shows);
	expect(html.includes("article-before")).toBe(parts.includes("before"));
});
