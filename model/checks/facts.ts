import type { Content } from "../content.ts";
import { sourcesOf } from "../fields/sources.ts";
import type { Problem } from "../reading/problem.ts";

/** Returns the paths of the pages that cite or state a fact. */
export function pagesWith({ pages }: Pick<Content, "pages">, { slug, data }: Content["facts"][number]): string[] {
	const cites = (page: unknown) => sourcesOf(page).some((source) => "fact" in source && source.fact === slug);
	return pages.filter(({ path, entry }) => data.alsoOn.includes(path) || cites(entry.data)).map(({ path }) => path);
}

/** Reports facts that have the same file name in content/facts and content/crawlers. */
export const checkFactNames = ({ facts }: Content): Problem[] =>
	facts
		.filter(({ slug }, index) => facts.findIndex((fact) => fact.slug === slug) < index)
		.map(({ file, slug }) => ({
			file,
			field: "(name)",
			found: `${slug}.md in both content/facts and content/crawlers`,
			expected: "a unique file name, because sources refer to facts by file name",
		}));

/** Reports facts that no page cites or states and robots.txt doesn't need. */
export function checkFacts(content: Content): Problem[] {
	return content.facts
		.filter((fact) => fact.data.crawlers.length === 0 && pagesWith(content, fact).length === 0)
		.map(({ file, slug }) => ({
			file,
			field: "(all)",
			found: "a fact that no page uses",
			expected: `"fact: ${slug}" under the sources of a page, or the path of a page under alsoOn in this file; otherwise, delete this file`,
		}));
}
