import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { slug as slugOf } from "github-slugger";
import { isSeq, parseDocument, stringify } from "yaml";
import type { Content } from "../../model/content.ts";
import { TO_WRITE } from "../../model/reading/left-to-write.ts";
import { readText } from "../../model/reading/read-text.ts";
import type { KindName } from "./template.ts";
import { entryText, fileOf } from "./template.ts";

/** What was changed: the file to open, with the line where there is one. */
export interface Change {
	file: string;
}

/**
 * Writes a new entry with its required fields.
 *
 * @param publish true makes it part of the next build; otherwise it is a draft, where its kind has drafts.
 * @throws when the name gives no URL or the entry exists.
 */
export function addEntry(kind: KindName, name: string, content: Content, publish: boolean): Change {
	const slug = slugOf(name.normalize("NFKD").replace(/[^\w\s-]/g, ""))
		.replace(/[_-]+/g, "-")
		.replace(/^-|-$/g, "");
	if (!slug) throw new Error(`"${name}" gives no URL: use letters from a to z or digits.`);
	const file = fileOf(kind, slug);
	if (existsSync(file)) throw new Error(`${file} exists. Choose another name, or edit that file.`);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, entryText(kind, name, content, publish));
	return { file };
}

/**
 * Adds a question to the end of a page's list.
 *
 * @param path The page's path without its first slash, such as services/seo; home for the home page.
 * @throws when there is no such page, or it has no questions.
 */
export function addQuestion(path: string, question: string, content: Content): Change {
	const page = pagesWithQuestions(content).find((candidate) => candidate.path === path);
	if (!page) {
		const known = pagesWithQuestions(content).map((candidate) => candidate.path);
		throw new Error(`"${path}" is not a page with questions. Expected one of ${known.join(", ")}.`);
	}
	const { file } = page;
	const text = readText(file);
	const [fence = ""] = /^---\r?\n/.exec(text) ?? [];
	const list = parseDocument(text.slice(fence.length, text.indexOf("\n---", fence.length) + 1)).get("faq", true);
	if (!isSeq(list) || !list.range) throw new Error(`${file} has no faq: list. Add one, or choose another page.`);
	const at = fence.length + list.range[1];
	const withMark = question.trim().endsWith("?") ? question.trim() : `${question.trim()}?`;
	const answer = `${TO_WRITE} the answer; its first sentence alone already answers.`;
	const item = `  - question: ${stringify(withMark, { lineWidth: 0 })}    answer: >-\n      ${answer}\n`;
	writeFileSync(file, text.slice(0, at) + item + text.slice(at));
	return { file: `${file}:${text.slice(0, at).split("\n").length}` };
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
