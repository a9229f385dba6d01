import { slug } from "github-slugger";
import type { Nodes, Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

/** Valid Markdown that probably isn't what the author meant. */
export interface MarkdownMistake {
	/** Line in the article, starting at 1. */
	line: number;
	found: string;
	expected: string;
}

/** Markdown characters that would appear literally, and what to write instead. */
const UNMATCHED: readonly [pattern: RegExp, expected: string][] = [
	[/\*\*/g, "**bold** without spaces inside the asterisks; \\*\\* to show asterisks"],
	[/\[\^(?![\w-]+\])/g, "[^soc2], with the name of a source between the brackets"],
	[/`/g, "`code` between two backticks; \\` to show one"],
	[
		/\]\(|\] +\((?=\/|#|https?:|mailto:|tel:|www\.)|!\[/g,
		"[text](/services) or ![description](team.jpg), with all brackets closed and without spaces between them or in the URL",
	],
	[
		/(?<=^[ \t>]*)(?:#{1,6}(?=\p{L})|#{2,6}(?=[^\s#])|-(?=\p{L})|\d{1,2}[.)](?=\p{L})|[•·])/gmu,
		"a space after ##, -, or 1., and - instead of •; \\ before a character to show it as is",
	],
	[
		/(?<=^[ \t>]*)(?<!^[ \t>]*\|.*\n[ \t>]*)\|/gm,
		"a table whose second line is | --- | --- | with as many cells as the first; \\| to show a |",
	],
];

/** Returns Markdown that would appear literally, and mistakes in headings, HTML, tables, and images. */
export function markdownMistakes(tree: Root, body: string): MarkdownMistake[] {
	const mistakes = unmatchedIn(tree, body);
	/** Headings so far. A ### may repeat under a different ##. */
	const headings = new Set<string>();
	let section = "";
	visit(tree, (node) => {
		const add = (found: string, expected: string, { position }: Nodes = node) =>
			mistakes.push({ line: position?.start.line ?? 1, found, expected });
		switch (node.type) {
			case "heading": {
				const text = textOf(node);
				if (node.depth === 1) add(`# ${text}`, `## ${text}; # is reserved for the page's headline`);
				if (node.depth <= 2) section = slug(text);
				const key = node.depth <= 2 ? section : `${section}/${slug(text)}`;
				if (headings.has(key)) add(`the heading "${text}" twice`, "a unique heading, because links to it contain its words");
				headings.add(key);
				break;
			}
			case "html":
				// Markdown treats text after a comment on the same line as HTML.
				if (node.value.replace(/<!--.*?-->/gs, "").trim() !== "")
					add(`HTML: ${shortened(node.value)}`, "Markdown, with comments on lines of their own");
				break;
			case "table": {
				const wanted = node.children[0]?.children.length ?? 0;
				const expected = `${wanted} cells, as in the first row; | | for an empty cell, \\| to show a |`;
				for (const row of node.children) {
					const { length } = row.children;
					if (length !== wanted) add(`a row of ${length === 1 ? "1 cell" : `${length} cells`}`, expected, row);
				}
				break;
			}
			case "image":
				if (!node.alt?.trim()) add(`![](${node.url})`, `a description in the brackets: ![The six of us](${node.url})`);
		}
	});
	return mistakes.sort((a, b) => a.line - b.line);
}

/** Searches the source, because the tree doesn't show which characters were escaped with a backslash. */
function unmatchedIn(tree: Root, body: string): MarkdownMistake[] {
	const texts: { start: number; end: number }[] = [];
	visit(tree, "text", ({ position }, _index, parent) => {
		// Skip bare URLs, which may contain any of these characters.
		const isAddress = parent?.type === "link" && parent.position?.start.offset === position?.start.offset;
		if (position && !isAddress) texts.push({ start: position.start.offset ?? 0, end: position.end.offset ?? 0 });
	});
	// Replace escaped characters with letters, which match no pattern and keep all offsets the same.
	const source = body.replace(/\\[!-/:-@[-`{-~]/g, "xx");
	return UNMATCHED.flatMap(([pattern, expected]) => {
		const lines = new Map<number, MarkdownMistake>();
		for (const { index } of source.matchAll(pattern)) {
			if (!texts.some(({ start, end }) => start <= index && index < end)) continue;
			const line = body.slice(0, index).split("\n").length;
			lines.set(line, { line, found: JSON.stringify(excerpt(body, index)), expected });
		}
		return [...lines.values()];
	});
}

/** Returns at most 60 characters of a line, starting shortly before an offset. */
function excerpt(body: string, at: number): string {
	const start = Math.max(body.lastIndexOf("\n", at - 1) + 1, body.lastIndexOf(" ", Math.max(at - 20, 0)) + 1);
	const [line = ""] = body.slice(start).split("\n");
	return shortened(line);
}

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}…` : text);
