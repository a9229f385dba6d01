import type { Document, Node, YAMLParseError } from "yaml";
import { isPair, isScalar, isSeq, visit } from "yaml";

/** What is valid YAML, or nearly, and not what the editor meant. */
interface Slip {
	/** Where it stands in the YAML. */
	offset: number;
	/** The fields that lead to it. */
	path: readonly PropertyKey[];
	found: string;
	allowed: string;
}

const KEY = String.raw`[\w-]+`;
/** What stands before the text of a field or of an entry of a list. */
const BEFORE = `^ *(?:- +)*(?:(?<=- +)|(?<key>${KEY}): +)`;
/** The text ends with its line: the next one begins a field or an entry. */
const END = String.raw` *$(?=\s*(?:\n *(?:- |${KEY}:)|(?![\s\S])))`;

type Parts = Partial<Record<string, string>>;

/** The text in quotes, as it may stand in place of the line. */
const quoted = ({ key, here = "" }: Parts) => `the text in quotes: ${key === undefined ? "- " : `${key}: `}"${here.trim().replace(/"/g, "”")}"`;

/**
 * The slips that owners make, by what their line looks like: the first that fits is told. `here` is what the message is about.
 * Some YAML takes for something else in silence; the others count where it can make nothing of the fields.
 */
const SLIPS: readonly { pattern: string; found: (parts: Parts) => string; allowed: string | ((parts: Parts) => string); silent?: true }[] = [
	{ pattern: String.raw`^(?<here> *\t)`, found: () => "a tab", allowed: "two spaces for each level of fields" },
	{
		pattern: String.raw`^ *(?:- +)*(?:${KEY}:)?(?<here>\u00a0)`,
		found: () => "a no-break space, as web pages have it",
		allowed: "a space; delete it and press the space bar",
		silent: true,
	},
	{
		pattern: `^ *(?<here>(?://|<!--).*)$`,
		found: ({ here }) => String(here),
		allowed: "a comment that begins with # and stands on a line of its own",
	},
	{
		pattern: String.raw`^ *(?:- +)*${KEY}: +(?:"[^"\n]*"|'[^'\n]*'|[^"'\s].*?) +(?<here>//(?: .*)?)$`,
		found: ({ here }) => `${here} behind a text, which would be a part of it`,
		allowed: "a comment as # on a line of its own; // that is meant to be seen in quotes, with the text",
		silent: true,
	},
	{
		pattern: String.raw`^(?<indent> *)(?:- +)?(?<here>(?<key>${KEY}): +(?:\[\]|\{\})) *\n(?:[ ]*\n)*(?=\k<indent> *- |\k<indent> +${KEY}:)`,
		found: ({ here }) => `${here} with something below it`,
		allowed: ({ key, here = "" }) => `${key}: alone where ${here.endsWith("]") ? "entries" : "fields"} stand below it`,
	},
	{
		pattern: String.raw`^ *(?<here>-(?<text>[\p{L}"'].*))$`,
		found: ({ here }) => `${here}, a hyphen without a space`,
		allowed: ({ text }) => `- ${text}`,
		silent: true,
	},
	{
		pattern: `^ *(?<here>[–—•·*] +(?<text>.*))$`,
		found: ({ here }) => String(here),
		allowed: ({ text }) => `a hyphen before each entry: - ${text}`,
	},
	{
		pattern: String.raw`^(?<indent> *)- (?!${KEY}:(?: |$)|["'>|]).*\n\k<indent> +(?<here>- .*)$`,
		found: ({ here }) => `${here} further right than the entry above it`,
		allowed: "every hyphen of a list below the one above it",
		silent: true,
	},
	{
		pattern: String.raw`${BEFORE}(?<here>(?<sign>[@%,*&!\]}${"`"}]|[?:-](?= )|\[(?=[^\]\n]*\] *[^\s#])|\{(?=[\p{L}\p{N}_]+\})).*)$`,
		found: ({ sign }) => `a text that begins with ${sign} and does not stand in quotes`,
		allowed: quoted,
		silent: true,
	},
	{
		pattern: String.raw`${BEFORE}(?<here>[[{][^\]}\n]*)${END}`,
		found: ({ here = "" }) => `${here} without its ${here.startsWith("[") ? "]" : "}"}`,
		allowed: "entries on lines of their own below the field, each after a hyphen; a text that begins so in quotes",
	},
	{
		pattern: String.raw`${BEFORE}(?<here>[>|][-+]? *[^\s#+-].*)$`,
		found: ({ here }) => `${here}, a text behind the sign of a text on lines of its own`,
		allowed: ">- alone, and the text below it, indented; or the text in quotes",
	},
	{
		pattern: String.raw`^ *(?:- +)*(?:${KEY}: +)?(?<here>(?<mark>["'])(?:(?!\k<mark>).)*)${END}`,
		found: ({ here, mark }) => `${here} without its second ${mark}`,
		allowed: ({ here = "", mark }) => `${here.trim()}${mark}`,
	},
	{
		pattern: String.raw`${BEFORE}(?<here>(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\n]|'')*') *[^\s#].*)$`,
		found: ({ here }) => `${here}, which goes on behind its second quotation mark`,
		allowed: 'quotation marks around the whole text and nothing behind them; within it “ ” and ’, as in "It’s “here”"',
	},
	{
		pattern: `^ *(?:- +)*(?<key>${KEY}): +(?<here>(?!["'>|[{]).*:(?: .*)?)$`,
		found: () => "a text with a colon that does not stand in quotes",
		allowed: quoted,
	},
	{
		pattern: String.raw`^(?<indent> *)(?:${KEY}: +(?![>|#[{]).*\n\k<indent> +|- +${KEY}: +(?![>|#[{]).*\n\k<indent> {3,})(?<here>${KEY}:(?: .*)?)$`,
		found: ({ here }) => `${here} further right than the field above it, which has a text already`,
		allowed: "every field of a kind below the one above it",
	},
	{
		pattern: String.raw`^ *(?:- +)*(?<here>(?<key>[\p{L}]\w*):(?!//)(?<text>[^\s:].*))$`,
		found: ({ here }) => `${here}, a colon without a space`,
		allowed: ({ key, text }) => `${key}: ${text}`,
	},
];

const PATTERNS = SLIPS.map((slip) => ({ ...slip, pattern: new RegExp(slip.pattern, "gmdu") }));

const FIELDS =
	"fields as in the other files of its kind, each with a colon and a space before its text; two spaces before what belongs to the field above";

/** The YAML without comments and texts on lines of their own: spaces take their places, so that all else keeps its own. */
function fieldsAlone(yaml: string): string {
	/** Where the field stands whose text follows. */
	let within: number | undefined;
	return yaml
		.split("\n")
		.map((line) => {
			const blank = line.trim() === "";
			if (!blank && within !== undefined && line.search(/\S/) <= within) within = undefined;
			if (blank || within !== undefined || /^ *#/.test(line)) return " ".repeat(line.length);
			const opens = /^( *(?:- +)*)([\w-]+: +)?[>|][-+\d]* *(?:#.*)?$/.exec(line);
			if (opens) within = (opens[2] ? opens[1] : opens[1]?.replace(/- *$/, ""))?.length;
			return line.replace(/\r$/, " ");
		})
		.join("\n");
}

/** What an owner meant otherwise than YAML takes it, and where the fields break off. */
export function slipsOf(yaml: string, document: Document.Parsed): Omit<Slip, "path">[] {
	const { errors } = document;
	const text = fieldsAlone(yaml);
	const lineAt = (offset: number) => text.slice(0, offset).split("\n").length;
	const slips = new Map<number, Omit<Slip, "path">>();
	const add = (slip: Omit<Slip, "path">) => slips.has(lineAt(slip.offset)) || slips.set(lineAt(slip.offset), slip);
	for (const { pattern, found, allowed, silent } of PATTERNS) {
		if (errors.length === 0 && !silent) continue;
		for (const { groups = {}, indices } of text.matchAll(pattern)) {
			add({ offset: indices?.groups?.here?.[0] ?? 0, found: found(groups), allowed: typeof allowed === "string" ? allowed : allowed(groups) });
		}
	}
	const reference = referenceIn(document);
	if (reference !== undefined)
		add({ offset: reference, found: "a text that begins with * and does not stand in quotes", allowed: "the text in quotes" });
	// What breaks first breaks what follows, which is told when it is mended. The parser may notice it a line early.
	const isReported = errors.some(({ pos: [offset] }, index) => index === 0 && [...slips.keys()].some((line) => line <= lineAt(offset) + 1));
	for (const [index, error] of errors.entries()) if (error.code === "DUPLICATE_KEY" || (index === 0 && !isReported)) add(whatBroke(yaml, error));
	return [...slips.values()].sort((a, b) => a.offset - b.offset);
}

/** What the parser noticed where no slip was recognised. */
function whatBroke(yaml: string, { code, message, pos: [offset] }: YAMLParseError): Omit<Slip, "path"> {
	if (code === "DUPLICATE_KEY") {
		const [name = "a field"] = /^[^\s:]+/.exec(yaml.slice(offset)) ?? [];
		return { offset, found: `${name} for the second time`, allowed: "each field once; delete one of the two, or mend its name" };
	}
	if (code === "BAD_DQ_ESCAPE") {
		return {
			offset,
			found: 'a backslash in a text between " and "',
			allowed: "two backslashes for one that is meant to be seen, or ' around the text",
		};
	}
	if (message.startsWith("Missing closing")) {
		return { offset, found: "the end of the fields within quotation marks", allowed: "a second quotation mark for each first one" };
	}
	if (code === "MULTILINE_IMPLICIT_KEY") {
		const allowed = 'a field such as title: Our team; the lines of a longer text are indented below "intro: >-"';
		return { offset, found: "a line without a colon and a space", allowed };
	}
	return { offset, found: "a line that does not fit those above it", allowed: FIELDS };
}

/** The first text that YAML takes for a reference since it begins with an asterisk: `title: *Sale`. */
export function referenceIn(document: Document.Parsed): number | undefined {
	let at: number | undefined;
	visit(document, {
		Alias(_key, { range }) {
			at = range?.[0];
			return visit.BREAK;
		},
	});
	return at;
}

/** Texts whose end was taken for a comment: `title: Why we are #1`. */
export function cutTexts(yaml: string, document: Document.Parsed): Slip[] {
	const slips: Slip[] = [];
	visit(document, {
		Scalar(key, node, ancestors) {
			if (key === "key" || !isText(node.value) || !node.range) return;
			if (isScalar(node) && (node.type === "BLOCK_FOLDED" || node.type === "BLOCK_LITERAL")) return;
			const [from, to] = node.range;
			const [comment = ""] = /^[ \t]*#.*/.exec(yaml.slice(to)) ?? [];
			if (comment === "") return;
			const whole = (yaml.slice(from, to).replace(/^(["'])(.*)\1$/s, "$2") + comment).trim().replace(/\s+/g, " ");
			slips.push({
				offset: from,
				path: pathOf(ancestors, node),
				found: `a text that ends before "${comment.trim()}", which is a comment`,
				allowed: `the whole text in quotes: "${whole.replace(/"/g, "”")}"; or the comment on a line of its own`,
			});
		},
	});
	return slips;
}

/** Nothing, too: `title: #1 of all` has no text at all. */
const isText = (value: unknown) => typeof value === "string" || value === null;

/** The fields and places in lists that lead to a node. */
const pathOf = (ancestors: readonly unknown[], node: Node) =>
	[...ancestors, node].flatMap((part, index, chain): PropertyKey[] => {
		if (isSeq(part)) return [part.items.indexOf(chain[index + 1])];
		return isPair(part) && isScalar(part.key) ? [String(part.key.value)] : [];
	});
