import { words } from "../app/words.ts";
import type { PageTexts } from "./texts.ts";

/** Reduces a string to its words and numbers, since pages add marks, symbols, and commas. */
const bare = (text: string) =>
	text
		.toLowerCase()
		.replace(/\[\^[^\]]*\]|[\u00ad\u200b\u2060]|(?<=\d),(?=\d)/g, "")
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();

const interfaceWords = new Set(
	JSON.stringify(words)
		.match(/"[^"]+"/g)
		?.map(bare),
);

const contains = (text: string, part: string) => ` ${text} `.includes(` ${part} `);
const fileOf = (ref: string) => ref.replace(/#.*/, "");
const isFrame = (element: Element) => element.closest("body > header, body > footer") !== null;

/** Returns how many leading keys two fields share. */
function closeness(one: string, other: string): number {
	const [keys, others] = [one.split(/[.#]/), other.split(/[.#]/)];
	const shared = keys.findIndex((key, index) => key !== others[index]);
	return shared < 0 ? keys.length : shared;
}

/** Elements that format part of a text. */
const INLINE = "span.whitespace-nowrap, mark, del, ins, u";

/** What to leave out of an element's text: citations and text for screen readers, other elements, or all elements. */
const OMITTED = [".cite, .chip, .sr-only", `:not(${INLINE})`, "*"] as const;

function textWithout(element: Element, omitted: string): string {
	const copy = document.createElement("template");
	copy.innerHTML = element.innerHTML;
	for (const part of copy.content.querySelectorAll(omitted)) part.replaceWith(" ");
	return bare(copy.content.textContent ?? "");
}

/**
 * Sets `data-edit` on each element to the fields that it shows. Since code may cut, join, and format text, this compares what the
 * page shows with the content. Among fields with the same text, the one closest to its neighbors' fields wins. Text that is not
 * in the content gets `data-edit-words`.
 */
export function markTexts({ file: own, article, texts }: PageTexts): void {
	const fields = texts.map(([ref, text]) => ({ ref, file: fileOf(ref), text: bare(text) })).filter(({ text }) => text !== "");
	const byText = Map.groupBy(fields, ({ text }) => text);
	/** The field of each element. */
	const found = new Map<Element, string>();
	if (article) for (const prose of document.querySelectorAll(".prose, .toc a")) found.set(prose, article);

	/** Returns the fields in the smallest ancestor of an element that has at least `least` of them. */
	function around(element: Element, least: number): string[] {
		let known: string[] = [];
		for (let part = element.parentElement; part && known.length < least; part = part.parentElement)
			known = [...new Set([...found].flatMap(([other, ref]) => (other !== element && part?.contains(other) ? ref : [])))];
		return known;
	}

	/** Sets the field of an element to the candidate that is closest to the fields around it. */
	function choose(element: Element, candidates: readonly { ref: string; file: string }[]): void {
		const contexts = [around(element, 1), around(element, 4)];
		const used = new Set(found.values());
		const scored = candidates.map(({ ref, file }) => {
			const close = contexts.map((refs) => refs.reduce((sum, other) => sum + closeness(ref, other), 0) / Math.max(1, refs.length));
			const likely = (file === own ? 10 : 0) + (used.has(ref) ? 0 : 1) - ref.split(".").length;
			return { ref, score: likely + 10 * close.reduce((sum, each) => sum + each) };
		});
		const [best] = scored.sort((one, other) => other.score - one.score);
		if (best) found.set(element, best.ref);
	}

	/** Returns the fields with exactly the text of an element. */
	function exact(element: Element) {
		const text = OMITTED.map((omitted) => textWithout(element, omitted)).find((some) => byText.has(some)) ?? "";
		const same = byText.get(text) ?? [];
		if (isFrame(element)) return same.filter(({ ref }) => /#name$|^content\/(claims|site)\.md#/.test(ref));
		const isCommon = text.length < 3 || interfaceWords.has(text);
		return same.filter(({ ref, file }) => file === own || !(isCommon || /#(category|industry)$/.test(ref)));
	}

	/** Returns the fields that an element shows in part, or with more text around them. */
	function partial(element: Element) {
		const text = textWithout(element, OMITTED[0]);
		const files = [own, ...around(element, 1).map(fileOf)];
		if (isFrame(element) || interfaceWords.has(text)) return [];
		return fields.filter(({ file, text: whole }) => {
			const isMost = whole.length * 2 > text.length || (/^\d{2,}$/.test(whole) && !element.matches("h1, time"));
			return files.includes(file) && ((isMost && contains(text, whole)) || (text.length > 7 && contains(whole, text)));
		});
	}

	const skipped = `script, style, noscript, .cite, .chip${article ? ", .prose, .toc a" : ""}`;
	const shown = [...document.body.querySelectorAll("*")].flatMap((element) => {
		const isShown = [...element.childNodes].some((node) => node instanceof Text && bare(node.data) !== "") && !element.closest(skipped);
		return (isShown && element.closest(`:not(${INLINE})`)) || [];
	});
	const candidates = [...new Set(shown)].map((element) => ({ element, fields: exact(element) }));
	for (const isClear of [true, false])
		for (const { element, fields } of candidates) if ((fields.length === 1) === isClear) choose(element, fields);
	const others = candidates.flatMap(({ element, fields }) => (fields.length === 0 ? element : []));
	for (const element of others) choose(element, partial(element));

	for (const picture of document.querySelectorAll("svg.icon:not(.print *), img[alt]:not([alt=''])")) {
		const isPhoto = picture instanceof HTMLImageElement;
		// Other entries may have the same icon.
		const icons = around(picture, 1).map((ref) => ref.replace(/[^.#]+$/, "icon"));
		const same = byText.get(bare(isPhoto ? picture.alt : picture.innerHTML)) ?? [];
		choose(picture, isPhoto ? same : same.filter(({ ref }) => icons.includes(ref)));
	}
	// Mark the frame, since a photo is hidden until it loads.
	for (const [element, ref] of found) (element.closest(".print") ?? element).setAttribute("data-edit", ref);
	for (const element of others) if (!found.has(element)) element.setAttribute("data-edit-words", "");
}
