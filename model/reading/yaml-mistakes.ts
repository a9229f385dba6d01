import type { Document, ErrorCode } from "yaml";
import { visit } from "yaml";

/** What is no YAML, or YAML that says something else than the editor meant. */
interface YamlMistake {
	/** Where it stands in the YAML. */
	offset: number;
	found: string;
	allowed: string;
}

const QUOTES = 'the text in quotes, such as title: "GEO: what it is"; inside them “ ” and ’';
const FIELD = 'a field such as title: Our team, with a colon and a space; longer text goes indented below "intro: >-"';
const BELOW = "each field below the one above it, two spaces further right only below a field without a text";

/** The parser's errors in an editor's words. */
const WORDS: Partial<Record<ErrorCode, [found: string, allowed: string]>> = {
	ALIAS_PROPS: ["a text that begins with a sign", QUOTES],
	BAD_ALIAS: ["a text or entry that begins with *", `${QUOTES}; a hyphen and a space before each entry of a list`],
	BAD_DQ_ESCAPE: ["a backslash between quotation marks", "two backslashes to show one, or ' around the text"],
	BAD_INDENT: ["a line that is indented too little or too much", `${BELOW}; each entry of a list on a line of its own, after a hyphen`],
	BAD_SCALAR_START: ["a text that begins with a sign", QUOTES],
	BLOCK_AS_IMPLICIT_KEY: ["a second field on one line, or one too far right", `${QUOTES}; ${BELOW}`],
	DUPLICATE_KEY: ["a field for the second time", "each field once; delete one of the two, or correct its name"],
	MISSING_CHAR: ["a line that lacks a colon and a space, a hyphen, or its second quotation mark", `${FIELD}; quotation marks in pairs`],
	MULTILINE_IMPLICIT_KEY: ["a line that is no field", `${FIELD}; a comment begins with #`],
	TAB_AS_INDENT: ["a tab", "two spaces for each level of fields"],
	UNEXPECTED_TOKEN: ["a text that begins with a sign, or goes on behind its quotation mark", QUOTES],
};

const OTHER: [found: string, allowed: string] = ["a line that does not fit those above it", `${FIELD}; ${BELOW}`];

/** Finds what keeps a file's fields from being read, and what YAML silently reads otherwise than the editor meant. */
export function yamlMistakes(yaml: string, document: Document.Parsed): YamlMistake[] {
	const lineAt = (offset: number) => {
		const start = yaml.lastIndexOf("\n", offset - 1) + 1;
		return yaml.slice(start).split("\n")[0]?.trim() ?? "";
	};
	// The first error causes those after it, except for repeated fields.
	const errors = document.errors.filter(({ code }, index) => index === 0 || code === "DUPLICATE_KEY");
	if (errors.length === 0) return silentMistakes(yaml, document);
	return errors.map(({ code, pos: [offset] }) => {
		const [found, allowed] = WORDS[code] ?? OTHER;
		return { offset, found: `${found}: ${lineAt(offset)}`, allowed };
	});
}

/** Finds texts that lose their beginning or end, or swallow a comment or an entry. */
function silentMistakes(yaml: string, document: Document.Parsed): YamlMistake[] {
	const mistakes: YamlMistake[] = [];
	visit(document, {
		Alias: (_key, { range, source }) => {
			mistakes.push({ offset: range?.[0] ?? 0, found: `a text that begins with *: *${source}`, allowed: QUOTES });
		},
		Scalar(key, node) {
			if (key === "key" || !node.range || node.type === "BLOCK_FOLDED" || node.type === "BLOCK_LITERAL") return;
			const [offset, end] = node.range;
			const source = yaml.slice(offset, end);
			const [comment] = /^[ \t]*#.*/.exec(yaml.slice(end)) ?? [];
			const whole = `${source.replace(/^(["'])(.*)\1$/s, "$2")}${comment ?? ""}`.trim().replace(/\s+/g, " ").replace(/"/g, "”");
			const add = (found: string, allowed: string) => mistakes.push({ offset, found, allowed });
			if (comment && (typeof node.value === "string" || node.value === null)) {
				const allowed = `the whole text in quotes: "${whole}"; or the comment on a line of its own`;
				add(`a text that ends before "${comment.trim()}", which is a comment`, allowed);
			} else if (node.anchor !== undefined || node.tag?.startsWith("!")) {
				add("a text that loses the & or ! it begins with", QUOTES);
			} else if (node.type === "PLAIN" && /\s\/\/(\s|$)/.test(source)) {
				add(`${whole}, with a // that readers would see`, "a comment as # on a line of its own; a text with // in quotes");
			} else if (node.type === "PLAIN" && /^-\S|\n *-/.test(source)) {
				add(`${whole.slice(0, 60)}, entries read as one text`, "each entry of a list after a hyphen and a space, below the one above it");
			}
		},
	});
	return mistakes;
}
