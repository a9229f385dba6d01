import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { slug as slugOf } from "github-slugger";
import { isMap, isSeq, parseDocument, stringify } from "yaml";
import { sameWords } from "../../model/checks/unique.ts";
import { CONTENT_DIR } from "../../model/content-files.ts";
import type { Content } from "../../model/load.ts";
import { readText } from "../../model/read-text.ts";
import { TO_WRITE } from "../../model/unwritten.ts";
import { explainedYaml } from "./explain.ts";
import type { KindName } from "./samples.ts";
import { kinds } from "./samples.ts";

/** What was changed, for the editor to read. */
export interface Change {
	/** The file to open. */
	file: string;
	/** The line to go to, from 1. */
	line?: number;
}

/**
 * Writes a new entry with every field explained.
 *
 * @param publish true makes it part of the next build; otherwise it is a draft, where its kind knows drafts.
 * @throws when the name gives no address or the entry exists.
 */
export function addEntry(kind: KindName, name: string, content: Content, publish: boolean): Change {
	const { folder, schema, fields, ...rest } = kinds[kind];
	const slug = slugOf(name.normalize("NFKD").replace(/[^\w\s-]/g, ""))
		.replace(/[_-]+/g, "-")
		.replace(/^-|-$/g, "");
	if (!slug) throw new Error(`"${name}" gives no address: it needs letters from a to z or digits.`);
	const file = `${CONTENT_DIR}/${folder}/${slug}.md`;
	if (existsSync(file)) throw new Error(`${file} exists. Choose another name, or edit that file.`);

	const data = fields(name, content);
	const yaml = explainedYaml("draft" in data ? { ...data, draft: !publish } : data, schema);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, `---\n${yaml}---\n${"body" in rest ? `\n${rest.body(name)}` : ""}`);
	return { file };
}

/**
 * Adds a question to the end of a page's list.
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
	const text = readText(file);
	const [fence = ""] = /^---\r?\n/.exec(text) ?? [];
	const list = parseDocument(text.slice(fence.length, text.indexOf("\n---", fence.length) + 1)).get("faq", true);
	if (!isSeq(list) || !list.range) throw new Error(`${file} has no list named faq.`);
	const at = fence.length + list.range[1];
	const withMark = question.trim().endsWith("?") ? question.trim() : `${question.trim()}?`;
	const known = list.items.findIndex((entry) => isMap(entry) && sameWords(String(entry.get("question")), withMark));
	if (known >= 0) throw new Error(`${file} answers "${withMark}" already, as question ${known + 1}.`);
	const item = `  - question: ${stringify(withMark, { lineWidth: 0 })}    answer: >-\n      ${TO_WRITE} the answer, its first sentence on its own already one.\n`;
	writeFileSync(file, text.slice(0, at) + item + text.slice(at));
	const line = text.slice(0, at).split("\n").length;
	return { file, line };
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
