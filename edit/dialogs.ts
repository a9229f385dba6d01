import { globSync, readFileSync } from "node:fs";
import type { Edit, Field, ListEntry } from "./fields.ts";
import { describe, emptyLists, entriesAround, fieldAt, groupOf, lengthOf, openFile, parentOf, pathInWords, readSource } from "./fields.ts";
import { ARTICLE, changeList } from "./splice.ts";

/** What a dialog shows. */
export interface Dialog {
	title: string;
	/** FILE:LINE */
	line: string;
	note?: string;
	fields: Field[];
	/** Fields that are shown on demand. */
	others?: Field[];
	lists?: ListEntry[];
	/** Changes that come before those of the fields. */
	first?: Edit[] | undefined;
}

/** Describes those of some fields that a dialog can show. */
export function describeAll(refs: readonly string[]): Field[] {
	return [...new Set(refs)].flatMap((ref) => {
		try {
			return describe(...fieldAt(ref));
		} catch {
			return [];
		}
	});
}

/** Returns the dialog of some fields, with the rest of the first one's group and the lists that it is in. */
export function dialogFor(refs: readonly string[]): Dialog {
	const fields = refs.map((ref) => describe(...fieldAt(ref)));
	const [open, path] = fieldAt(refs[0] ?? "");
	const others = path === ARTICLE ? [] : groupOf(open, parentOf(path)).filter(({ ref }) => !refs.includes(ref));
	return { title: pathInWords(path), line: fields[0]?.line ?? open.file, fields, others, lists: entriesAround(open, path) };
}

/** Returns the dialog of a new entry. What its fields don't say is copied from the entry above. */
export function dialogForEntry(ref: string): Dialog {
	const [open, path] = fieldAt(ref);
	const { file } = open;
	const list = parentOf(path);
	const isFirst = lengthOf(open, list) === 0;
	const place = isFirst ? path : `${list}.${Number(path.slice(list.length + 1)) + 1}`;
	const added = isFirst ? open : openFile(file, changeList(readSource(file), path, "add"));
	const group = groupOf(added, place);
	const fields = group.length > 0 ? group : [describe(added, place)];
	return {
		title: `New entry in ${pathInWords(list)}${isFirst ? "" : `, below entry ${place.slice(list.length + 1)}`}`,
		line: `${file}:${open.lineOf(path)}`,
		fields: fields.map((field) => ({ ...field, hash: open.hash, value: field.kind === "choice" ? field.value : "" })),
		first: isFirst ? [] : [{ ref, hash: open.hash, change: "add" }],
	};
}

/** Returns the dialog of a page: what search results show, and in `others` what the file says besides its parts. */
export function dialogForPage(name: string, file: string, article: string | undefined): Dialog {
	const open = openFile(file);
	const others = [...groupOf(open, ""), ...(article === undefined ? [] : [describe(open, ARTICLE)])];
	return { title: `Page: ${name}`, line: `${file}:1`, fields: groupOf(open, "head"), others, lists: emptyLists(open) };
}

/** Returns the dialog of words in the program: their file and line. */
export function dialogForWords(text: string): Dialog {
	const files = ["app/words.ts", ...globSync("app/**/*.{ts,tsx}").sort()];
	const file = files.find((name) => readFileSync(name, "utf8").includes(text));
	const before = file === undefined ? "" : (readFileSync(file, "utf8").split(text)[0] ?? "");
	const line = `${file ?? "app/"}:${before.split("\n").length}`;
	const note = `These words belong to the program and not to the content. They are in ${line}.`;
	return { title: "Words of the interface", line, note, fields: [] };
}
