import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { valueAt } from "../model/reading/schema-walk.ts";
import type { SiteSource } from "../vite/content/read-content.ts";
import { inWords, readSource } from "./fields.ts";
import { Button } from "./forms.tsx";
import { ARTICLE, parse } from "./splice.ts";

const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8", stdio: "pipe", maxBuffer: 1e8 });

/** A change to list: the field's name, and its text before and after. An addition has no text before, and a removal none after. */
interface Change {
	label: string;
	before: string;
	after: string;
}

/** Returns all strings and numbers in a value, as text. */
const textsIn = (value: unknown): string[] => (value instanceof Object ? Object.values(value).flatMap(textsIn) : [String(value ?? "")]);
const textOf = (value: unknown) => textsIn(value).join("\n");
/** Returns the first text of a list entry, such as its question, to name the entry. */
const nameOf = (entry: unknown) => textsIn(entry)[0] ?? "";
const short = (text: string) => (text.length > 50 ? `${text.slice(0, 49).trim()}…` : text);
const join = (label: string, part: string) => [label, part].filter(Boolean).join(" › ");

/** Compares two lists. Pairs equal entries, then entries with the same first text, then the others in order. */
function listChanges(before: readonly unknown[], after: readonly unknown[], label: string): Change[] {
	/** Indexes in `after` by index in `before`. */
	const pairs = new Map<number, number>();
	const pairBy = (keyOf: (entry: unknown) => string) => {
		for (const [from, entry] of before.entries()) {
			const used = new Set(pairs.values());
			const to = after.findIndex((one, index) => !used.has(index) && keyOf(one) === keyOf(entry));
			if (to >= 0 && !pairs.has(from)) pairs.set(from, to);
		}
	};
	pairBy((entry) => JSON.stringify(entry));
	pairBy(nameOf);
	const kept = [...pairs].sort(([one], [other]) => one - other);
	const order = (indexes: number[], list: readonly unknown[]) => indexes.map((index) => short(nameOf(list[index]))).join("\n");
	const was = order(
		kept.map(([from]) => from),
		before,
	);
	const is = order(
		kept.map(([, to]) => to).sort((one, other) => one - other),
		after,
	);
	pairBy(() => "");
	const isNew = (_: unknown, index: number) => ![...pairs.values()].includes(index);
	return [
		...[...pairs].flatMap(([from, to]) =>
			changes(before[from], after[to], before[from] instanceof Object ? join(label, `“${short(nameOf(before[from]))}”`) : label),
		),
		...before.filter((_, index) => !pairs.has(index)).map((entry) => ({ label: join(label, "Removed"), before: textOf(entry), after: "" })),
		...after.filter(isNew).map((entry) => ({ label: join(label, "Added"), before: "", after: textOf(entry) })),
		...(was === is ? [] : [{ label: join(label, "Order"), before: was, after: is }]),
	];
}

function changes(before: unknown, after: unknown, label = ""): Change[] {
	if (Array.isArray(before) && Array.isArray(after)) return listChanges(before, after, label);
	if (before instanceof Object && after instanceof Object) {
		const keys = Object.keys({ ...before, ...after });
		return keys.flatMap((key) => changes(valueAt(before, [key]), valueAt(after, [key]), join(label, inWords(key))));
	}
	const change = { label, before: textOf(before), after: textOf(after) };
	return change.before === change.after ? [] : [change];
}

/** Returns a content file's fields, and its article as a list of paragraphs. An empty source has no fields. */
function fieldsIn(source: string): object {
	if (!source) return {};
	const { data, body } = parse(source);
	return {
		...Object(data),
		[ARTICLE]: source
			.slice(body)
			.trim()
			.split(/\n\s*\n/),
	};
}

/** Shows two versions of a text, and marks only the words between their common beginning and end. */
function Versions({ before, after }: { before: string; after: string }) {
	const [old, now] = [before.split(/(?<=\s)/), after.split(/(?<=\s)/)];
	const length = Math.min(old.length, now.length);
	let start = 0;
	while (start < length && old[start] === now[start]) start++;
	let end = 0;
	while (end < length - start && old.at(-1 - end) === now.at(-1 - end)) end++;
	const middle = (words: readonly string[]) => words.slice(start, words.length - end).join("");
	return (
		<dd>
			{old.slice(0, start).join("")}
			<del>{middle(old)}</del>
			{/\S$/.test(middle(old)) && " "}
			<ins>{middle(now)}</ins>
			{old.slice(old.length - end).join("")}
		</dd>
	);
}

/** Renders the dialog with the changes since the last commit, and a link to each file's page. */
export function renderChanges({ content }: SiteSource): string {
	const pages = new Map([...content.pages, content.notFound].map((page) => [page.entry.file, page]));
	const photos = new Map(content.photos.data.photos.map(({ id, alt }) => [id, alt]));
	const lines = (...args: string[]) =>
		git(...args, "--", "content")
			.split("\n")
			.filter(Boolean);
	const added = lines("ls-files", "--others", "--exclude-standard");
	const files = [...lines("diff", "HEAD", "--relative", "--name-only"), ...added];
	const diff = git("diff", "HEAD", "--relative", "--no-ext-diff", "--no-color", "--", "content");
	const changesIn = (file: string) =>
		file.endsWith(".md")
			? changes(fieldsIn(added.includes(file) ? "" : git("show", `HEAD:./${file}`)), fieldsIn(existsSync(file) ? readSource(file) : ""))
			: [];
	return renderToStaticMarkup(
		<div>
			<h2>Files changed since the last commit: {files.length}</h2>
			{files.map((file) => (
				<section key={file}>
					<h3>
						{pages.has(file) ? <a href={pages.get(file)?.path}>{pages.get(file)?.name}</a> : file}
						{added.includes(file) && " (new, not in the download)"}
					</h3>
					<dl>
						{changesIn(file).map(({ label, before, after }) => (
							<div key={label + after}>
								<dt>{label}</dt>
								<Versions before={photos.get(before) ?? before} after={photos.get(after) ?? after} />
							</div>
						))}
					</dl>
				</section>
			))}
			<a href={`data:text/plain;charset=utf-8,${encodeURIComponent(diff)}`} download="changes.patch">
				Download the changes for a developer
			</a>{" "}
			<Button name="close" label="Close" />
		</div>,
	);
}
