/**
 * npm run links: which pages of the build lead to which from their bodies, menus and footers apart. Names the pages with
 * few links, and writes the picture of all to docs/link-graph.md, that of the structured data of each kind of page to
 * docs/structured-data.md.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { FEWEST_LINKS } from "../crawlers/audit.ts";
import { linkGraph, mermaidOf } from "../crawlers/body-links.ts";
import { chartOf } from "../crawlers/graph-chart.ts";
import { structuredData } from "../crawlers/structured-data.ts";
import { addressOfFile } from "../hosting/built-pages.ts";
import { readOnce } from "../vite/content-source.ts";

const DOCUMENT = "docs/link-graph.md";
const GRAPHS = "docs/structured-data.md";
const client = join(process.env.SITE_BUILD_DIR ?? "build/production", "client");
if (!existsSync(join(client, "index.html"))) {
	console.error(`No built site in ${client}. Run "npm run build" first.`);
	process.exit(1);
}
const { site, content } = await readOnce();
const files = globSync("**/*.html", { cwd: client }).filter((file) => file !== "404.html");
const graph = linkGraph(
	files.sort().map((file) => ({ url: site.origin + addressOfFile(file.replaceAll("\\", "/")), html: readFileSync(join(client, file), "utf8") })),
);

const pathOf = (url: string) => new URL(url).pathname;
for (const [url, from] of [...graph].sort(([, a], [, b]) => a.size - b.size)) {
	const weak = from.size < FEWEST_LINKS ? `  from ${[...from].map(pathOf).join(", ") || "nowhere"}` : "";
	console.log(`${String(from.size).padStart(3)}  ${pathOf(url)}${weak}`);
}
writeFileSync(
	DOCUMENT,
	`# Links between pages\n\nWhich page leads to which from its body: menus, breadcrumbs and the footer, which lead everywhere, are left out. In brackets, how many\npages lead to a page; with fewer than ${FEWEST_LINKS} a test fails. Written by \`npm run links\`.\n\n\`\`\`mermaid\n${mermaidOf(graph)}\n\`\`\`\n`,
);

const onePerKind = [...new Map(content.pages.toReversed().map((page) => [page.kind, page])).values()].reverse();
const charts = onePerKind.map((page) => {
	// As it is written into the page.
	const { "@graph": graph } = JSON.parse(JSON.stringify(structuredData(content, site, page)));
	return `## ${page.name} (${page.path})\n\n\`\`\`mermaid\n${chartOf(graph)}\n\`\`\``;
});
writeFileSync(
	GRAPHS,
	`# Structured data\n\nWhat one page of each kind says in the vocabulary of schema.org, and how it hangs together. Things with the same id are one thing\nacross the site. Nothing is said there that the page does not show (e2e/structured-data.spec.ts). Written by \`npm run links\`.\n\n${charts.join("\n\n")}\n`,
);
console.log(`\nThe pictures are in ${DOCUMENT} and ${GRAPHS}.`);
