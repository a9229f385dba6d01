import { slug } from "github-slugger";
import type { Nodes, Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

/** Valid Markdown that is not what the editor meant. */
export interface MarkdownMistake {
	/** Line in the article, from 1. */
	line: number;
	found: string;
	allowed: string;
}

/** Signs that a page would show since they begin or end nothing. */
const SIGNS: readonly [pattern: RegExp, allowed: string][] = [
	[/\*\*/g, "**bold** with both pairs of asterisks right at the words; \\*\\* to show asterisks"],
	[/`/g, "`code` with a backtick at each end; \\` to show one"],
	[
		/\]\(|\] +\((?=\/|#|https?:|mailto:|tel:|www\.)|!\[/g,
		"[words](/services) or ![what is seen](team.jpg): no space between the parts or in the URL, brackets closed",
	],
	[
		/(?<=^[ \t>]*)(?:#{1,6}(?=\p{L})|#{2,6}(?=[^\s#])|-(?=\p{L})|\d{1,2}[.)](?=\p{L})|[•·])/gmu,
		"## for a heading, - or 1. for a list, each with a space behind; \\ before a sign to show it",
	],
	[
		/(?<=^[ \t>]*)(?<!^[ \t>]*\|.*\n[ \t>]*)\|/gm,
		"a table: below its first line one such as | --- | --- | with as many cells, no empty line between; \\| to show a |",
	],
];

/** Finds what an article would show as signs, leave out, leave without words, or say twice. */
export function markdownMistakes(tree: Root, body: string): MarkdownMistake[] {
	const mistakes = signsIn(tree, body);
	/** Keys of the headings so far; a ### may come again below another ##. */
	const headings = new Set<string>();
	let section = "";
	visit(tree, (node) => {
		const add = (found: string, allowed: string, { position }: Nodes = node) => mistakes.push({ line: position?.start.line ?? 1, found, allowed });
		switch (node.type) {
			case "heading": {
				const text = textOf(node);
				if (node.depth === 1) add(`# ${text}`, `## ${text}; the page has its first-level heading above the text`);
				if (node.depth <= 2) section = slug(text);
				const key = node.depth <= 2 ? section : `${section}/${slug(text)}`;
				if (headings.has(key)) add(`the heading "${text}" a second time`, "each heading once, since links name it by its words");
				headings.add(key);
				break;
			}
			case "html":
				// Markdown takes what follows a comment on its line for HTML, too.
				if (node.value.replace(/<!--.*?-->/gs, "").trim() !== "")
					add(`HTML: ${shortened(node.value)}`, "Markdown, and comments that stand on lines of their own");
				break;
			case "code":
				if (!/^(```|~~~)/.test(body.slice(node.position?.start.offset)))
					add(
						`four spaces before ${JSON.stringify(node.value.split("\n")[0])}, which make code of it`,
						"a paragraph from the start of its line; ``` above and below for code",
					);
				break;
			case "table": {
				const wanted = node.children[0]?.children.length ?? 0;
				const allowed = `${wanted} cells, as in the table's first row; an empty one is | |, and \\| a | to be seen`;
				for (const row of node.children) {
					const { length } = row.children;
					if (length !== wanted) add(`a row of ${length === 1 ? "1 cell" : `${length} cells`}`, allowed, row);
				}
				break;
			}
			case "link":
				if (textOf(node).trim() === "") add(`[](${node.url})`, `the words of the link between the brackets: [words](${node.url})`);
				break;
			case "image":
				if (!node.alt?.trim()) add(`![](${node.url})`, `what is seen between the brackets: ![The six of us](${node.url})`);
		}
	});
	return mistakes.sort((a, b) => a.line - b.line);
}

/** Searches the source of the texts, where a backslash still marks a sign that is meant to be seen. */
function signsIn(tree: Root, body: string): MarkdownMistake[] {
	const texts: { start: number; end: number }[] = [];
	visit(tree, "text", ({ position }, _index, parent) => {
		// A bare URL may have any sign.
		const isAddress = parent?.type === "link" && parent.position?.start.offset === position?.start.offset;
		if (position && !isAddress) texts.push({ start: position.start.offset ?? 0, end: position.end.offset ?? 0 });
	});
	// Escaped signs become letters, so that offsets stay.
	const source = body.replace(/\\[!-/:-@[-`{-~]/g, "xx");
	return SIGNS.flatMap(([pattern, allowed]) => {
		const lines = new Map<number, MarkdownMistake>();
		for (const { index } of source.matchAll(pattern)) {
			if (!texts.some(({ start, end }) => start <= index && index < end)) continue;
			const line = body.slice(0, index).split("\n").length;
			lines.set(line, { line, found: JSON.stringify(excerpt(body, index)), allowed });
		}
		return [...lines.values()];
	});
}

/** Returns the words around a place, within its line. */
function excerpt(body: string, at: number): string {
	const start = Math.max(body.lastIndexOf("\n", at - 1) + 1, body.lastIndexOf(" ", Math.max(at - 20, 0)) + 1);
	const [line = ""] = body.slice(start).split("\n");
	return shortened(line);
}

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}…` : text);
