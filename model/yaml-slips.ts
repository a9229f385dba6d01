import type { Document, ErrorCode, Node } from "yaml";
import { isScalar, visit } from "yaml";

/** What is valid YAML, or nearly, and not what the editor meant. */
export interface Slip {
	/** Where it stands in the YAML. */
	offset: number;
	/** The fields that lead to it. */
	path: readonly PropertyKey[];
	found: string;
	allowed: string;
}

/** What broken YAML is to an editor. What does not stand here is told in the words of the parser. */
export const BROKEN: Partial<Record<ErrorCode, string>> = {
	BLOCK_AS_IMPLICIT_KEY: "a text with a colon that does not stand in quotes",
	BAD_SCALAR_START: "a text that begins with a sign and does not stand in quotes",
	DUPLICATE_KEY: "a field for the second time",
};

/** The first line that a tab indents; YAML takes it for anything but indentation. */
export function tabIn(yaml: string): number | undefined {
	const at = yaml.search(/^ *\t/m);
	return at < 0 ? undefined : at;
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
function pathOf(ancestors: readonly unknown[], node: Node): PropertyKey[] {
	const chain = [...ancestors, node];
	return chain.flatMap((part, index): PropertyKey[] => {
		if (typeof part !== "object" || part === null) return [];
		if ("items" in part && Array.isArray(part.items)) {
			const at = part.items.indexOf(chain[index + 1]);
			return typeof chain[index + 1] === "object" && !("key" in Object(chain[index + 1])) ? [at] : [];
		}
		return "key" in part && isScalar(part.key) ? [String(part.key.value)] : [];
	});
}
