import { slug } from "github-slugger";
import type { Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

/** What is valid Markdown and not what the editor meant. */
export interface MarkdownSlip {
	/** Line in the article, from 1. */
	line: number;
	found: string;
	allowed: string;
}

/** Signs that a page would show since they begin or end nothing. A star after a word is the mark of a note. */
const SIGNS: readonly [pattern: RegExp, allowed: string][] = [
	[/\*\*/g, "**bold** with both pairs of asterisks right at the words; \\*\\* for asterisks to be seen"],
	[/(?<![\p{L}\p{N}*])\*(?=[^\s*.,;:!?)])/gu, "*italic* with an asterisk at each end; \\* for one to be seen"],
	[/(?<![\p{L}\p{N}_/])_(?=[^\s_])/gu, "_italic_ with an underscore at each end; \\_ for one to be seen"],
	[/`/g, "`code` with a backtick at each end; \\` for one to be seen"],
	[/~~/g, "~~struck out~~ with two tildes at each end; \\~ for one to be seen"],
	[
		/\]\(|\] +\((?=\/|#|https?:|mailto:|tel:|www\.)/g,
		"a link as [words](/services): no space between its parts or in the address, and both brackets closed",
	],
	[/!\[/g, "a picture as ![what is seen](team.jpg): no space between its parts; \\! for a ! to be seen"],
	[/==/g, "**bold**; == marks a phrase in the fields of stage and specimens alone"],
	[/(?<=^[ \t>]*)(?:-(?=\p{L})|\d{1,2}[.)](?=\p{L})|[•·])/gmu, "a list: - or 1. and a space before each entry"],
	[/(?<=^[ \t>]*)(?:#{1,6}(?=\p{L})|#{2,6}(?=[^\s#]))/gmu, "a heading as ## and a space before its words; \\# for a # to be seen"],
	// The first line alone of what was to be a table.
	[
		/(?<=^[ \t>]*)(?<!^[ \t>]*\|.*\n[ \t>]*)\|/gm,
		"a table: below its first line one such as | --- | --- | with as many cells, no empty line between; \\| for a | to be seen",
	],
];

/** The slips of an article: what its page would show as signs, leave without words, or say twice. */
export function markdownSlips(tree: Root, body: string): MarkdownSlip[] {
	return [...signsIn(tree, body), ...headingSlips(tree), ...tableSlips(tree), ...indentedCode(tree, body), ...wordless(tree)].sort(
		(a, b) => a.line - b.line,
	);
}

/** Looked for in the source of the tree's texts, where a backslash still tells what is meant to be seen. */
function signsIn(tree: Root, body: string): MarkdownSlip[] {
	const texts: { start: number; end: number }[] = [];
	visit(tree, "text", ({ position }, _index, parent) => {
		// An address that stands for itself has the signs that it has.
		const isAddress = parent?.type === "link" && parent.position?.start.offset === position?.start.offset;
		if (position && !isAddress) texts.push({ start: position.start.offset ?? 0, end: position.end.offset ?? 0 });
	});
	// In place of what is escaped as many letters, so that every sign keeps its place.
	const source = body.replace(/\\[!-/:-@[-`{-~]/g, "xx");
	return SIGNS.flatMap(([pattern, allowed]) => {
		const lines = new Map<number, MarkdownSlip>();
		for (const { index } of source.matchAll(pattern)) {
			if (!texts.some(({ start, end }) => start <= index && index < end)) continue;
			const line = body.slice(0, index).split("\n").length;
			lines.set(line, { line, found: JSON.stringify(excerpt(body, index)), allowed });
		}
		return [...lines.values()];
	});
}

/** The words around a place, within its line. */
function excerpt(body: string, at: number): string {
	const start = Math.max(body.lastIndexOf("\n", at - 1) + 1, body.lastIndexOf(" ", Math.max(at - 20, 0)) + 1);
	const [line = ""] = body.slice(start).split("\n");
	return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}

/** Headings of the page's own level, and those that a page has twice; below another heading the same words may come again. */
function headingSlips(tree: Root): MarkdownSlip[] {
	const slips: MarkdownSlip[] = [];
	const seen = new Set<string>();
	let section = "";
	visit(tree, "heading", (heading) => {
		const text = textOf(heading);
		const line = heading.position?.start.line ?? 1;
		if (heading.depth === 1) slips.push({ line, found: `# ${text}`, allowed: `## ${text}; the page has its first-level heading above the text` });
		if (heading.depth <= 2) section = slug(text);
		const key = heading.depth <= 2 ? section : `${section}/${slug(text)}`;
		if (seen.has(key))
			slips.push({ line, found: `the heading "${text}" a second time`, allowed: "each heading once, since links name it by its words" });
		seen.add(key);
	});
	return slips;
}

/** Paragraphs that four spaces have made code of. */
function indentedCode(tree: Root, body: string): MarkdownSlip[] {
	const slips: MarkdownSlip[] = [];
	visit(tree, "code", ({ position, value }) => {
		if (/^(```|~~~)/.test(body.slice(position?.start.offset))) return;
		slips.push({
			line: position?.start.line ?? 1,
			found: `four spaces before ${JSON.stringify(value.split("\n")[0])}, which make code of it`,
			allowed: "a paragraph from the start of its line; ``` above and below for code",
		});
	});
	return slips;
}

/** Rows with more or fewer cells than the table's first. */
function tableSlips(tree: Root): MarkdownSlip[] {
	const slips: MarkdownSlip[] = [];
	visit(tree, "table", ({ children: [header, ...rows] }) => {
		const wanted = header?.children.length ?? 0;
		for (const { children, position } of rows) {
			if (children.length === wanted) continue;
			slips.push({
				line: position?.start.line ?? 1,
				found: `a row of ${children.length === 1 ? "1 cell" : `${children.length} cells`}`,
				allowed: `${wanted} cells, as in the table's first row; an empty one is | |, and \\| a | to be seen`,
			});
		}
	});
	return slips;
}

/** Links and pictures that have no words for whoever does not see them. */
function wordless(tree: Root): MarkdownSlip[] {
	const slips: MarkdownSlip[] = [];
	visit(tree, (node) => {
		const line = node.position?.start.line ?? 1;
		if (node.type === "link" && textOf(node).trim() === "") {
			slips.push({ line, found: `[](${node.url})`, allowed: `the words of the link between the brackets: [words](${node.url})` });
		}
		if (node.type === "image" && !node.alt?.trim()) {
			slips.push({ line, found: `![](${node.url})`, allowed: `what is seen between the brackets: ![The six of us](${node.url})` });
		}
	});
	return slips;
}
