import token from "virtual:edit-token";

type Child = Node | string | false | undefined;

/** Creates an element; properties that it doesn't have become attributes. */
export function h<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, given: Record<string, unknown> = {}, ...children: Child[]) {
	const element = document.createElement(tag);
	for (const [name, value] of Object.entries(given)) {
		if (name in element) Reflect.set(element, name, value);
		else element.setAttribute(name, String(value));
	}
	element.append(...children.filter((child) => child !== false && child !== undefined));
	return element;
}

/** Creates a button. */
export function button(label: string, onClick: () => void, more: Record<string, unknown> = {}) {
	const element = h("button", { type: "button", ...more }, label);
	element.addEventListener("click", onClick);
	return element;
}

/** What the server says when it doesn't do what was asked. */
export interface Refusal {
	message: string;
	mistakes?: { message: string; file: string; field: string }[];
	/** Fields of the same file that repeat the text. */
	also?: string[];
	stale?: { ref: string; hash: string; value: string }[];
}

export type Answer<Body> = ({ ok: true } & Body) | ({ ok: false } & Refusal);

/** Asks the server to read or change content. */
export async function ask<Body>(request: object): Promise<Answer<Body>> {
	try {
		const headers = { "Content-Type": "application/json", "X-Edit-Token": token };
		const response = await fetch("/@edit", { method: "POST", headers, body: JSON.stringify(request) });
		return { ok: response.ok, ...(await response.json()) };
	} catch {
		return { ok: false, message: "The server does not answer. Is npm run edit still running?" };
	}
}

/** Opens FILE:LINE in the owner's editor. */
export const openInEditor = (place: string) => void fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`);

/** Everything that this feature shows stands in a tree of its own, which no style of the site reaches. */
export const root = h("site-edit" as "div", { lang: "en" });
export const shadow = root.attachShadow({ mode: "open" });
