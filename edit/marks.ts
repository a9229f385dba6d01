import { words } from "../app/words.ts";

/** What the server knows of a page: its file, its article, and every text of the content. */
export interface PageTexts {
	file: string;
	article?: string;
	texts: [ref: string, text: string][];
}

/** Returns only the words and numbers of a text: pages add marks, signs and commas, and cite sources by chips. */
const bare = (text: string) =>
	text
		.toLowerCase()
		.replace(/\[\^[^\]]*\]|[\u00ad\u200b\u2060]|(?<=\d),(?=\d)/g, "")
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();

function bareOf(element: Element): string {
	if (!element.querySelector(".cite")) return bare(element.textContent ?? "");
	const copy = document.createElement("div");
	copy.append(...[...element.childNodes].map((node) => node.cloneNode(true)));
	for (const chip of copy.querySelectorAll(".cite")) chip.remove();
	return bare(copy.textContent ?? "");
}

const wordsIn = (value: unknown): string[] =>
	typeof value === "string" ? [bare(value)] : typeof value === "object" && value !== null ? Object.values(value).flatMap(wordsIn) : [];
const interfaceWords = new Set(wordsIn(words));

const fileOf = (ref: string) => ref.replace(/#.*/, "");
const lastKey = (ref: string) => /([^.#]+)(\.\d+)*$/.exec(ref)?.[1] ?? "";

/** Returns how close two fields are: zero in different files. */
function closeness(one: string, other: string): number {
	if (fileOf(one) !== fileOf(other)) return 0;
	let shared = 0;
	while (shared < one.length && one[shared] === other[shared]) shared++;
	return shared + (lastKey(one) === lastKey(other) ? 3 : 0);
}

/** Returns the page's text nodes with words in them. */
function textNodes(): Text[] {
	const nodes: Text[] = [];
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let node = walker.nextNode(); node; node = walker.nextNode())
		if (node instanceof Text && /[\p{L}\p{N}]/u.test(node.data) && !node.parentElement?.closest("script, style, noscript, .cite"))
			nodes.push(node);
	return nodes;
}

/**
 * Returns a function that says on each element of the page which fields its words come from (`data-edit`). It compares what the page
 * shows with the content: code may cut, join and format texts in between. Where several fields have the same text, the one nearest
 * to the fields around it wins. What is not in the content gets `data-edit-words`.
 */
export function createMarker({ file: own, article, texts }: PageTexts): () => void {
	const all = texts.map(([ref, text]) => ({ ref, text: bare(text) })).filter(({ text }) => text !== "");
	const refsByText = new Map<string, string[]>();
	for (const { ref, text } of all) refsByText.set(text, [...(refsByText.get(text) ?? []), ref]);
	const isOwn = (ref: string) => fileOf(ref) === own;

	/** Returns the fields with exactly this text that an element may show. */
	function fieldsWith(text: string, element: Element): string[] {
		const refs = refsByText.get(text) ?? [];
		if (element.closest("body > header, body > footer")) return refs.filter((ref) => /#name$|^content\/(agency|site)\.md#/.test(ref));
		const isInterface = interfaceWords.has(text);
		return refs.filter((ref) => isOwn(ref) || !(isInterface || /^(page|path|url|category|industry)$/.test(lastKey(ref))));
	}

	return () => {
		const found = new Map<Element, string[]>();
		const rest: Text[] = [];
		for (const node of textNodes()) {
			const prose = article === undefined ? undefined : node.parentElement?.closest(".prose");
			if (prose && article !== undefined) {
				found.set(prose, [article]);
				continue;
			}
			// Ranges such as 3-6 months are kept on one line.
			let element = node.parentElement?.closest(":not(.whitespace-nowrap)") ?? null;
			let refs: string[] = [];
			for (let level = 0; element && level < 4; level++) {
				refs = fieldsWith(bareOf(element), element);
				if (refs.length > 0) break;
				element = element.parentElement;
			}
			if (element && refs.length > 0) found.set(element, refs);
			else rest.push(node);
		}

		/** Returns the known fields around an element, in the smallest part of the page that has so many. */
		function around(element: Element, least = 1): string[] {
			let known: string[] = [];
			for (let part = element.parentElement; part && known.length < least; part = part.parentElement) {
				const inside = [...found].filter(([other, refs]) => refs.length === 1 && other !== element && part?.contains(other));
				known = inside.flatMap(([, refs]) => refs);
			}
			return known;
		}

		function nearest(element: Element, refs: readonly string[]): string | undefined {
			if (refs.length < 2) return refs[0];
			const beside = around(element);
			const part = around(element, 4);
			const used = new Set([...found.values()].flatMap((chosen) => (chosen.length === 1 ? chosen : [])));
			const score = (ref: string) =>
				(isOwn(ref) ? 10 : ref.startsWith("content/pages/") ? -2 : 0) +
				(used.has(ref) ? 0 : 1) +
				(lastKey(ref) === "title" ? 0.5 : 0) -
				ref.split(".").length / 10 +
				Math.max(0, ...beside.map((other) => closeness(ref, other))) +
				(2 * part.reduce((sum, other) => sum + closeness(ref, other), 0)) / Math.max(1, part.length);
			return refs.toSorted((one, other) => score(other) - score(one))[0];
		}

		for (const [element, refs] of found) found.set(element, [nearest(element, refs) ?? ""]);

		for (const image of document.body.querySelectorAll<HTMLImageElement>("img[alt]:not([alt=''])")) {
			const refs = fieldsWith(bare(image.alt), image);
			const files = new Set([own, ...around(image).map(fileOf)]);
			const choice = nearest(
				image,
				refs.filter((ref) => files.has(fileOf(ref))),
			);
			const alt = refs.find((ref) => ref.startsWith("content/photos.md#"));
			found.set(
				image,
				[choice, alt].filter((ref) => ref !== undefined),
			);
		}

		/** Returns the field that a part of a text or a formatted number comes from. */
		function fieldOfPart(element: Element, text: string): string | undefined {
			if (element.closest("body > header, body > footer")) return undefined;
			const files = new Set([own, ...around(element).map(fileOf)]);
			const nearby = all.filter(({ ref }) => files.has(fileOf(ref)));
			const whole = ` ${bareOf(element)} `;
			const isLong = text.length > 7 || (text.length > 3 && /\d/.test(text));
			const wider = nearby.filter((field) => isLong && ` ${field.text} `.includes(` ${text} `));
			const numbers = nearby.filter((field) => /^\d{2,}$/.test(field.text) && ` ${text} `.includes(` ${field.text} `));
			const narrower = nearby.filter((field) => field.text.length * 2 > whole.length && whole.includes(` ${field.text} `));
			const fitting = [numbers, wider, narrower].find((fields) => fields.length > 0) ?? [];
			return nearest(
				element,
				fitting.map(({ ref }) => ref),
			);
		}

		const others = new Set<Element>();
		for (const node of rest) {
			const element = node.parentElement?.closest(":not(.whitespace-nowrap)");
			if (!element) continue;
			const text = bare(node.data);
			const ref = interfaceWords.has(text) ? undefined : fieldOfPart(element, text);
			if (ref === undefined) others.add(element);
			else found.set(element, [...new Set([...(found.get(element) ?? []), ref])]);
		}

		// A headline may consist of phrases that are fields themselves.
		const shown = new Set([...found.values()].flat());
		for (const { ref, text } of all) {
			if (!isOwn(ref) || shown.has(ref) || !text.includes(" ")) continue;
			const heading = [...document.querySelectorAll("main :is(h1, h2, h3)")].find((one) => ` ${bareOf(one)} `.includes(` ${text} `));
			if (!heading) continue;
			for (const [element, refs] of found)
				if (heading.contains(element) && text.includes(bareOf(element))) found.set(element, [ref, ...refs]);
			if (!found.has(heading)) found.set(heading, [ref]);
		}

		for (const element of document.body.querySelectorAll("[data-edit], [data-edit-words]")) {
			if (!found.has(element)) element.removeAttribute("data-edit");
			if (!others.has(element)) element.removeAttribute("data-edit-words");
		}
		for (const [element, refs] of found) if (refs.length > 0) element.setAttribute("data-edit", refs.join(" "));
		for (const element of others) if (!found.has(element)) element.setAttribute("data-edit-words", "");
	};
}
