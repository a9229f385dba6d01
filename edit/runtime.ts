// The JSX runtime of app/ while its texts are edited: says on each element which field of which file its words come from.
import type { ElementType } from "react";
import * as React from "react/jsx-dev-runtime";
import { words } from "../app/words.ts";

type Props = Record<string, unknown>;
type Create = (
	type: ElementType,
	props: Props,
	key?: unknown,
	isStatic?: boolean,
	source?: { fileName: string; lineNumber: number },
) => unknown;

/** Where each text was read last: of two equal ones, an element shows the one that its component has just read. */
const readTexts = new Map<string, string>();
/** What was read last, for texts that a component cuts or formats. */
let recent: { text: string; ref: string }[] = [];
/** Values that are shown as a whole, such as an icon's shapes. */
const objects = new WeakMap<object, string>();
const interfaceWords = new Set(wordsIn(words));

function wordsIn(value: unknown): string[] {
	return typeof value === "string" ? [value] : typeof value === "object" && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}

function note(text: string, ref: string): void {
	readTexts.set(text, ref);
	recent = [{ text, ref }, ...recent.slice(0, 40)];
}

/**
 * Returns data that notes which of its texts are read. Its strings are plain strings: code may compare, cut and join them.
 *
 * @param refs The origins of its texts by their paths.
 */
export function track(value: unknown, refs: Record<string, string>, path = ""): unknown {
	const ref = refs[path];
	if (typeof value !== "object" || value === null) {
		if (ref !== undefined) note(String(value), ref);
		return value;
	}
	const inner = new Map<PropertyKey, unknown>();
	const tracked = new Proxy(value, {
		get(target, key, receiver) {
			const part: unknown = Reflect.get(target, key, receiver);
			if (typeof key === "symbol" || typeof part === "function" || !Object.hasOwn(target, key)) return part;
			const known = inner.get(key);
			if (known) return known;
			const found = track(part, refs, path === "" ? key : `${path}.${key}`);
			if (found !== part) inner.set(key, found);
			return found;
		},
	});
	if (ref !== undefined) objects.set(tracked, ref);
	return tracked;
}

/** What stands between an element's tags, fragments opened. */
function childrenOf(children: unknown): unknown[] {
	if (Array.isArray(children)) return children.flatMap(childrenOf);
	if (isElement(children) && children.type === React.Fragment) return childrenOf(children.props.children);
	return [children];
}

const isElement = (value: unknown): value is { type: unknown; props: Props } =>
	typeof value === "object" && value !== null && "props" in value && "type" in value;

const bare = (text: string) =>
	` ${text
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim()} `;

/** The field of a text that a component has made of another: cut off, or a number with its sign. */
function partOf(text: string): string | undefined {
	const wanted = text.trim();
	if (wanted.length < 3 && !/\d/.test(wanted)) return undefined;
	const digits = wanted.replace(/[$,\s]/g, "");
	const isPart = (text: string) => text.length > wanted.length && bare(text).includes(bare(wanted));
	return recent.find(({ text }) => (/^\d+$/.test(text) ? text === digits : isPart(text)))?.ref;
}

/** The attributes that say where the words of an element come from. */
function editAttributes(props: Props, source: Parameters<Create>[4]): Props {
	const exact = new Set<string>();
	const parts = new Set<string>();
	let own = "";
	const see = (text: unknown, isChild: boolean) => {
		const ref =
			typeof text === "string" ? readTexts.get(text.trim()) : typeof text === "object" && text !== null ? objects.get(text) : undefined;
		if (ref !== undefined) for (const one of ref.split(" ")) exact.add(one);
		else if (isChild && typeof text === "string" && /\p{L}|\d/u.test(text)) {
			const part = interfaceWords.has(text.trim()) ? undefined : partOf(text);
			if (part !== undefined) parts.add(part);
			else
				own = interfaceWords.has(text.trim()) ? "app/words.ts" : `${source?.fileName.replace(/^.*?(?=app\/)/, "")}:${source?.lineNumber}`;
		}
	};
	for (const child of childrenOf(props.children)) {
		if (!isElement(child)) see(child, true);
		// What a component shows of its own stands somewhere within; the page keeps the innermost element of each field.
		else if (typeof child.type !== "string") for (const value of Object.values(child.props)) see(value, false);
	}
	see(props.alt, false);
	see(Object(props.dangerouslySetInnerHTML).__html, false);
	return {
		...(exact.size > 0 && { "data-edit": [...exact].join(" ") }),
		...(parts.size > 0 && { "data-edit-part": [...parts].join(" ") }),
		...(own !== "" && exact.size + parts.size === 0 && { "data-edit-words": own }),
	};
}

const create = React.jsxDEV as Create;

export const jsxDEV: Create = (type, props, key, isStatic, source) => {
	if (typeof type !== "string") return create(type, props, key, isStatic, source);
	// The server and the browser may have read equal texts in another order.
	return create(type, { ...props, ...editAttributes(props, source), suppressHydrationWarning: true }, key, isStatic, source);
};

export const Fragment = React.Fragment;

if (!import.meta.env.SSR) void import("./page.ts");
