import { type Document, type ErrorCode, visit } from "yaml";

/** YAML that is invalid, or probably isn't what the author meant. */
interface YamlMistake {
	offset: number;
	found: string;
	expected: string;
}

const QUOTES = 'the text in quotes, such as title: "GEO: what it is", with curly quotes for any inside';
const FIELD = 'a field such as title: Our team, with a colon and a space; indent longer text below "intro: >-"';
const BELOW = "fields aligned with each other, and indented by two spaces only below a field that has no text of its own";

/** The parser's errors in plain English. */
const WORDS: Partial<Record<ErrorCode, [found: string, expected: string]>> = {
	ALIAS_PROPS: ["text that begins with a special character", QUOTES],
	BAD_ALIAS: ["text or an entry that begins with *", `${QUOTES}; start list entries with a hyphen and a space`],
	BAD_DQ_ESCAPE: ["a backslash in double quotes", "two backslashes, or single quotes around the text"],
	BAD_INDENT: ["a line with the wrong indentation", `${BELOW}; each list entry on a line of its own, after a hyphen`],
	BAD_SCALAR_START: ["text that begins with a special character", QUOTES],
	BLOCK_AS_IMPLICIT_KEY: ["a second field on one line, or a field indented too far", `${QUOTES}; ${BELOW}`],
	DUPLICATE_KEY: ["a duplicate field", "each field once; delete or rename one"],
	MISSING_CHAR: ["a line that is neither a field nor a list entry, or a quote that isn't closed", `${FIELD}; quotes in pairs`],
	MULTILINE_IMPLICIT_KEY: ["a line that is not a field", `${FIELD}; start comments with #`],
	TAB_AS_INDENT: ["a tab", "two spaces for each level of fields"],
	UNEXPECTED_TOKEN: ["text that begins with a special character, or continues after its closing quote", QUOTES],
};

const OTHER: [found: string, expected: string] = ["a line that doesn't fit the lines above it", `${FIELD}; ${BELOW}`];

/** Returns the syntax errors or, if there are none, mistakes that YAML silently accepts. */
export function yamlMistakes(yaml: string, document: Document.Parsed): YamlMistake[] {
	const lineAt = (offset: number) => {
		const start = yaml.lastIndexOf("\n", offset - 1) + 1;
		return yaml.slice(start).split("\n")[0]?.trim() ?? "";
	};
	// Later errors usually follow from the first, except for duplicate fields.
	const errors = document.errors.filter(({ code }, index) => index === 0 || code === "DUPLICATE_KEY");
	if (errors.length === 0) return mistakesInValidYaml(yaml, document);
	return errors.map(({ code, pos: [offset] }) => {
		const [found, expected] = WORDS[code] ?? OTHER;
		return { offset, found: `${found}: ${lineAt(offset)}`, expected };
	});
}

/** Returns values that are valid YAML but would not be read as written, such as text that is cut off at a #. */
function mistakesInValidYaml(yaml: string, document: Document.Parsed): YamlMistake[] {
	const mistakes: YamlMistake[] = [];
	visit(document, {
		Alias: (_key, { range, source }) => {
			mistakes.push({ offset: range?.[0] ?? 0, found: `text that begins with *: *${source}`, expected: QUOTES });
		},
		Scalar(key, node) {
			if (key === "key" || !node.range || node.type === "BLOCK_FOLDED" || node.type === "BLOCK_LITERAL") return;
			const [offset, end] = node.range;
			const source = yaml.slice(offset, end);
			const [comment] = /^[ \t]*#.*/.exec(yaml.slice(end)) ?? [];
			const whole = `${source.replace(/^(["'])(.*)\1$/s, "$2")}${comment ?? ""}`.trim().replace(/\s+/g, " ").replace(/"/g, "”");
			const add = (found: string, expected: string) => mistakes.push({ offset, found, expected });
			if (comment && (typeof node.value === "string" || node.value === null)) {
				const expected = `the whole text in quotes: "${whole}", or the comment on a line of its own`;
				add(`text that ends before "${comment.trim()}", which is a comment`, expected);
			} else if (node.anchor !== undefined || node.tag?.startsWith("!")) {
				add("text that would lose its & or !", QUOTES);
			} else if (node.type === "PLAIN" && /\s\/\/(\s|$)/.test(source)) {
				add(`${whole}, which shows // to readers`, "# on its own line for a comment, or quotes around text that contains //");
			} else if (node.type === "PLAIN" && /^-\S|\n *-/.test(source)) {
				add(`${whole.slice(0, 60)}: list entries that run together as one value`, '"- " before each entry, all with the same indentation');
			}
		},
	});
	return mistakes;
}
