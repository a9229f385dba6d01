import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { slug as slugOf } from "github-slugger";
import { isSeq, parseDocument, stringify } from "yaml";
import type { Content } from "../../app/content/load.ts";
import { CONTENT_DIR } from "../../app/content/load.ts";
import { explainedYaml } from "./explain.ts";
import type { KindName } from "./samples.ts";
import { kinds, TO_WRITE } from "./samples.ts";

/** What was changed, for the editor to read. */
export interface Change {
	/** The file to open. */
	file: string;
	/** The line to go to, from 1. */
	line?: number;
	/** The count that was raised, as content/counts.md says it now. */
	raised?: { field: string; to: number };
}

/**
 * Writes a new entry with every field explained.
 *
 * @param publish true makes it part of the next build and raises its count; otherwise it is a draft.
 * @throws when the name gives no address or the entry exists.
 */
export function addEntry(kind: KindName, name: string, content: Content, publish: boolean): Change {
	const { folder, schema, fields, count, ...rest } = kinds[kind];
	const slug = slugOf(name.normalize("NFKD").replace(/[^\w\s-]/g, ""))
		.replace(/[_-]+/g, "-")
		.replace(/^-|-$/g, "");
	if (!slug) throw new Error(`"${name}" gives no address: it needs letters from a to z or digits.`);
	const file = `${CONTENT_DIR}/${folder}/${slug}.md`;
	if (existsSync(file)) throw new Error(`${file} exists. Choose another name, or edit that file.`);

	const yaml = explainedYaml({ ...fields(name, content), draft: !publish }, schema);
	writeFileSync(file, `---\n${yaml}---\n${"body" in rest ? `\n${rest.body(name)}` : ""}`);
	return publish ? { file, raised: raiseCount(content, [count]) } : { file };
}

/**
 * Adds a question to the end of a page's list and raises the page's count, if it has one.
 *
 * @param path Address of the page without its first slash, for example services/seo; home for the home page.
 * @throws when there is no such page or it has no questions.
 */
export function addQuestion(path: string, question: string, content: Content): Change {
	const page = pagesWithQuestions(content).find((candidate) => candidate.path === path);
	if (!page) {
		const known = pagesWithQuestions(content).map((candidate) => candidate.path);
		throw new Error(`There are no questions at "${path}". Pages with questions: ${known.join(", ")}.`);
	}
	const { file } = page;
	const text = readFileSync(file, "utf8");
	const [fence = ""] = /^---\r?\n/.exec(text) ?? [];
	const list = parseDocument(text.slice(fence.length, text.indexOf("\n---", fence.length) + 1)).get("faq", true);
	if (!isSeq(list) || !list.range) throw new Error(`${file} has no list named faq.`);
	const at = fence.length + list.range[1];
	const asked = question.trim().endsWith("?") ? question.trim() : `${question.trim()}?`;
	const item = `  - question: ${stringify(asked, { lineWidth: 0 })}    answer: >-\n      ${TO_WRITE} the answer, its first sentence on its own already one.\n`;
	writeFileSync(file, text.slice(0, at) + item + text.slice(at));
	const line = text.slice(0, at).split("\n").length;

	const { questions } = content.counts.data;
	const isCounted = questions[path] !== undefined || (path.startsWith("industries/") && questions.industries !== undefined);
	return isCounted ? { file, line, raised: raiseCount(content, ["questions", path], page.questions) } : { file, line };
}

/** Every page that has questions, with how many. */
export function pagesWithQuestions({ home, aboutPage, services, industries }: Content) {
	return [
		{ path: "home", file: home.file, questions: home.data.faq.length },
		...services.map(({ slug, file, data }) => ({ path: `services/${slug}`, file, questions: data.faq.length })),
		...industries.map(({ slug, file, data }) => ({ path: `industries/${slug}`, file, questions: data.faq.length })),
		{ path: "about-us", file: aboutPage.file, questions: aboutPage.data.faq.length },
	];
}

/** Raises one count by one; comments and order of the file stay. */
function raiseCount({ counts }: Content, path: readonly string[], current = 0): { field: string; to: number } {
	const text = readFileSync(counts.file, "utf8");
	const document = parseDocument(text.replace(/^---\r?\n|\r?\n---\s*$/g, ""));
	const known = document.getIn(path);
	const to = (typeof known === "number" ? known : current) + 1;
	document.setIn(path, to);
	writeFileSync(counts.file, `---\n${document.toString({ lineWidth: 0 })}---\n`);
	return { field: path.join("."), to };
}
