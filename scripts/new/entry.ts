import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { slug as slugOf } from "github-slugger";
import { isSeq, parseDocument, stringify } from "yaml";
import type { Content } from "../../model/content.ts";
import { CONTENT_DIR } from "../../model/reading/content-files.ts";
import { TO_WRITE } from "../../model/reading/left-to-write.ts";
import { readText } from "../../model/reading/read-text.ts";
import type { KindName } from "./template.ts";
import { entryText, fileOf } from "./template.ts";

/**
 * Writes a new entry with its required fields.
 *
 * @param publish Makes it part of the next build; otherwise it is a draft, if its kind has drafts.
 * @returns The file.
 * @throws when the name can't be a URL or the entry exists.
 */
export function addEntry(kind: KindName, name: string, content: Content, publish: boolean): string {
	const slug = slugOf(name.normalize("NFKD").replace(/[^\w\s-]/g, ""))
		.replace(/[_-]+/g, "-")
		.replace(/^-|-$/g, "");
	if (!slug) throw new Error(`"${name}" can't be a URL. Use letters from a to z or digits.`);
	const file = fileOf(kind, slug);
	if (existsSync(file)) throw new Error(`${file} exists. Choose another name, or edit that file.`);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, entryText(kind, name, content, publish));
	return file;
}

/**
 * Adds a question to the end of a page's list.
 *
 * @param page The page's path without its first slash, such as services/seo; home for the home page.
 * @returns The file, with the question's line.
 * @throws when there is no such page, or it has no questions.
 */
export function addQuestion(page: string, question: string): string {
	const file = [`${CONTENT_DIR}/${page}.md`, `${CONTENT_DIR}/pages/${page}.md`].find((candidate) => existsSync(candidate));
	if (!file) throw new Error(`--page ${page}: no such page. Expected a path such as services/seo or home.`);
	const text = readText(file);
	const [fence = ""] = /^---\r?\n/.exec(text) ?? [];
	const list = parseDocument(text.slice(fence.length, text.indexOf("\n---", fence.length) + 1)).get("faq", true);
	if (!isSeq(list) || !list.range) throw new Error(`${file} has no \`faq:\` list. Add one, or choose another page.`);
	const at = fence.length + list.range[1];
	const withMark = question.trim().endsWith("?") ? question.trim() : `${question.trim()}?`;
	const answer = `${TO_WRITE} the answer; its first sentence alone already answers.`;
	const item = `  - question: ${stringify(withMark, { lineWidth: 0 })}    answer: >-\n      ${answer}\n`;
	writeFileSync(file, text.slice(0, at) + item + text.slice(at));
	return `${file}:${text.slice(0, at).split("\n").length}`;
}
