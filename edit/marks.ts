import { words } from "../app/words.ts";
import type { Placeholders } from "../model/reading/read-entry.ts";
import type { PageTexts } from "./texts.ts";

/** Replaces {placeholders} with their values. */
export const filled = (text: string, placeholders: Placeholders) =>
	text.replace(/\{([\p{L}\p{N}_]+)\}/gu, (name, key) => placeholders[key] ?? name);

/** Reduces a string to its words and numbers, since pages add marks, symbols, and commas. */
const bare = (text: string) =>
	text
		.toLowerCase()
		.replace(/\[\^[^\]]*\]|[\u00ad\u200b\u2060]|(?<=\d),(?=\d)/g, "")
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();

/** Elements inside text that are not part of it. */
const ASIDE = ".cite, .chip, .sr-only";

/** Returns the bare text of an element: an icon's SVG, a photo's alt text, or its words. */
function bareOf(element: Element): string {
	if (element instanceof HTMLImageElement) return bare(element.alt);
	if (element instanceof SVGElement) return bare(element.innerHTML);
	if (!element.querySelector(ASIDE)) return bare(element.textContent ?? "");
	const copy = document.createElement("div");
	copy.innerHTML = element.innerHTML;
	for (const aside of copy.querySelectorAll(ASIDE)) aside.remove();
	return bare(copy.textContent ?? "");
}

const wordsIn = (value: unknown): string[] =>
	typeof value === "string" ? [bare(value)] : typeof value === "object" && value !== null ? Object.values(value).flatMap(wordsIn) : [];
const interfaceWords = new Set(wordsIn(words));

const fileOf = (ref: string) => ref.replace(/#.*/, "");
const groupOf = (ref: string) => ref.replace(/[^.#]+$/, "");
const isFrame = (element: Element) => element.closest("body > header, body > footer") !== null;

/** Returns how many leading keys two fields share; 0 in different files. */
function closeness(one: string, other: string): number {
	const [keys, others] = [one.split(/[.#]/), other.split(/[.#]/)];
	const shared = keys.findIndex((key, index) => key !== others[index]);
	return fileOf(one) === fileOf(other) ? (shared < 0 ? keys.length : shared) : 0;
}

/** Returns icons, photos, and elements with their own text. No-wrap spans, as in "3-6 months", count as part of their parent. */
function shownElements(): Element[] {
	const elements = new Set<Element>(document.body.querySelectorAll("svg.icon, img[alt]:not([alt=''])"));
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		const element = node.parentElement?.closest(":not(.whitespace-nowrap)");
		if (element && /[\p{L}\p{N}]/u.test(node.textContent ?? "") && !element.closest("script, style, noscript, .cite, .chip"))
			elements.add(element);
	}
	return [...elements];
}

/**
 * Sets `data-edit` on each element to the fields that it shows. Since code may cut, join, and format text, this compares what the
 * page shows with the content. Among fields with the same text, the one closest to its neighbors' fields wins. Text that is not
 * in the content gets `data-edit-words`.
 */
export function markTexts({ file: own, article, texts, placeholders }: PageTexts): void {
	const fields = texts.map(([ref, text]) => ({ ref, text: bare(filled(text, placeholders)) })).filter(({ text }) => text !== "");
	const byText = Map.groupBy(fields, ({ text }) => text);

	/** Returns the fields whose text equals an element's text, or its direct text without child elements. */
	function exact(element: Element): string[] {
		const direct = [...element.childNodes].map((node) => (node instanceof Text ? node.data : " ")).join("");
		const text = [bareOf(element), bare(direct)].find((some) => byText.has(some)) ?? "";
		const refs = (byText.get(text) ?? []).map(({ ref }) => ref);
		if (isFrame(element)) return refs.filter((ref) => /#name$|^content\/(claims|site)\.md#/.test(ref));
		const isInterface = interfaceWords.has(text);
		return refs.filter((ref) => fileOf(ref) === own || !(isInterface || /[.#](page|path|url|category|industry)$/.test(ref)));
	}

	const found = new Map<Element, string[]>();
	const parts: Element[] = [];
	for (const shown of shownElements()) {
		// The table of contents shows the headings of the article.
		const prose = article && shown.closest(".prose, .toc a");
		let element: Element | null = prose || shown;
		let refs = prose ? [article] : exact(shown);
		for (let level = 0; refs.length === 0 && level < 3 && element?.parentElement && !(shown instanceof SVGElement); level++) {
			element = element.parentElement;
			refs = exact(element);
		}
		if (refs.length > 0 && element) found.set(element, refs);
		else if (!(shown instanceof SVGElement)) parts.push(shown);
	}

	/** Returns the known fields in the smallest ancestor of an element that has at least `least` of them. */
	function around(element: Element, least: number): string[] {
		let known: string[] = [];
		for (let part = element.parentElement; part && known.length < least; part = part.parentElement)
			known = [...found].flatMap(([other, refs]) => (refs.length === 1 && other !== element && part?.contains(other) ? refs : []));
		return known;
	}

	function nearest(element: Element, refs: readonly string[]): string[] {
		if (refs.length < 2) return [...refs];
		const [beside, section] = [around(element, 1), around(element, 4)];
		const used = new Set([...found.values()].flatMap((chosen) => (chosen.length === 1 ? chosen : [])));
		const score = (ref: string) =>
			(fileOf(ref) === own ? 10 : ref.startsWith("content/pages/") ? -2 : 0) +
			(used.has(ref) ? 0 : 2) -
			ref.split(".").length / 10 +
			Math.max(0, ...beside.map((other) => closeness(ref, other))) * 10 +
			(20 * section.reduce((sum, other) => sum + closeness(ref, other), 0)) / Math.max(1, section.length);
		return refs.toSorted((one, other) => score(other) - score(one)).slice(0, 1);
	}

	for (const [element, all] of found) {
		const beside = around(element, 1);
		const isPhoto = element instanceof HTMLImageElement;
		// Other pages may use the same photo, and other entries the same icon.
		const refs = all.filter((ref) => {
			if (element instanceof SVGElement) return beside.some((other) => groupOf(other) === groupOf(ref));
			return !isPhoto || [own, "content/photos.md", ...beside.map(fileOf)].includes(fileOf(ref));
		});
		const [alts, others] = [true, false].map((is) => refs.filter((ref) => isPhoto && ref.startsWith("content/photos.md#") === is));
		found.set(element, isPhoto ? [...nearest(element, others ?? []), ...(alts ?? [])] : nearest(element, refs));
	}

	// Match part of a field, a formatted number, or a field with more text around it.
	for (const element of parts.filter((part) => !isFrame(part) && !interfaceWords.has(bareOf(part)))) {
		const text = bareOf(element);
		const files = new Set([own, ...around(element, 1).map(fileOf)]);
		const nearby = fields.filter(({ ref }) => files.has(fileOf(ref)));
		const isLong = text.length > 7 || (text.length > 3 && /\d/.test(text));
		const fitting = [
			nearby.filter((field) => /^\d{2,}$/.test(field.text) && !element.matches("time, h1") && ` ${text} `.includes(` ${field.text} `)),
			nearby.filter((field) => field.text.length * 2 > text.length && ` ${text} `.includes(` ${field.text} `)),
			nearby.filter((field) => isLong && ` ${field.text} `.includes(` ${text} `)),
		].find((some) => some.length > 0);
		const refs = nearest(element, fitting?.map(({ ref }) => ref) ?? []);
		if (refs.length > 0) found.set(element, refs);
	}

	const isPhrase = (element: Element, text: string) => {
		const heading = element.closest("h1, h2, h3");
		return heading !== null && bareOf(heading).includes(text) && text.includes(bareOf(element));
	};
	// A headline may consist of phrases that are separate fields.
	const shown = new Set([...found.values()].flat());
	for (const { ref, text } of fields.filter((field) => fileOf(field.ref) === own && field.text.includes(" ") && !shown.has(field.ref)))
		for (const [element, refs] of found) if (isPhrase(element, text)) found.set(element, [...refs, ref]);

	// Mark the frame, since a photo is hidden until it loads.
	for (const [element, refs] of found)
		if (refs.length > 0) (element.closest(".print") ?? element).setAttribute("data-edit", refs.join(" "));
	for (const element of parts) if (!element.hasAttribute("data-edit")) element.setAttribute("data-edit-words", "");
}
