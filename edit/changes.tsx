import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { diffArrays, diffWordsWithSpace } from "diff";
import { renderToStaticMarkup } from "react-dom/server";
import type { SiteSource } from "../vite/content/read-content.ts";
import { inWords, readSource } from "./fields.ts";
import { Button } from "./forms.tsx";
import { ARTICLE, parse } from "./splice.ts";

const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8", stdio: "pipe", maxBuffer: 1e8 });

/** A text of a content file. */
interface Text {
	/** Its field, whatever its place in lists. For example, FAQ › Answer. */
	field: string;
	/** Its field, with the names of list entries. For example, FAQ › “Is it free?” › Answer. */
	label: string;
	/** The label of the list entry that contains it. */
	entry: string;
	text: string;
}

/** A changed text. `before` is empty if the text was added, and `after` if it was removed. */
interface Change {
	label: string;
	before: string;
	after: string;
}

const join = (label: string, part: string) => [label, part].filter(Boolean).join(" › ");
const short = (text = "") => (text.length > 50 ? `${text.slice(0, 49).trim()}…` : text);

/** Returns the texts in a value, in order. Names each list entry by its first text, such as the question. */
function textsIn(value: unknown, field = "", label = "", entry = ""): Text[] {
	if (!(value instanceof Object)) return [{ field, label, entry, text: String(value ?? "") }];
	return Object.entries(value).flatMap(([key, part]) => {
		if (!Array.isArray(value)) return textsIn(part, join(field, inWords(key)), join(label, inWords(key)), entry);
		const name = part instanceof Object ? join(label, `“${short(textsIn(part)[0]?.text)}”`) : label;
		return textsIn(part, field, name, name);
	});
}

/** Returns the texts of a content file, including the paragraphs of its article. An empty source has none. */
function textsOf(source: string): Text[] {
	if (!source) return [];
	const { data, body } = parse(source);
	const article = source.slice(body).trim();
	return textsIn({ ...Object(data), [ARTICLE]: article.split(/\n\s*\n/) });
}

/** Returns the names of the fields and list entries that differ between two versions of a file. */
export const changedFields = (before: string, after: string): string[] => [
	...new Set(changes(textsOf(before), textsOf(after)).map(({ label }) => label)),
];

/** Compares the words of two texts. `isEdit` is false if they share less than half. */
function wordsIn(before: string, after: string) {
	const parts = diffWordsWithSpace(before, after);
	const shared = parts.reduce((sum, { added, removed, value }) => sum + (added || removed ? 0 : value.length), 0);
	return { parts, isEdit: shared * 2 >= Math.max(before.length, after.length) };
}

/**
 * Compares two versions of a file. Pairs a removed text with an equal one elsewhere, or else with the new one in the same field of the
 * same list entry, or with a similar one.
 */
function changes(before: Text[], after: Text[]): Change[] {
	const isSame = (one: Text, other: Text) => one.field === other.field && one.text === other.text;
	const parts = diffArrays(before, after, { comparator: isSame });
	const removed = parts.flatMap((part) => (part.removed ? part.value : []));
	const added = parts.flatMap((part) => (part.added ? part.value : []));
	const take = (isWanted: (text: Text) => boolean) => {
		const index = removed.findIndex(isWanted);
		return index < 0 ? undefined : removed.splice(index, 1)[0];
	};
	const moved = added.map((text) => take((old) => isSame(old, text)));
	const same = added.map(({ label, entry }, index) => moved[index] ?? take((old) => old.label === label && label !== entry));
	const found = added.map(({ field, label, entry, text }, index) => {
		if (moved[index]) return { label: `${entry || label} (moved)`, before: "", after: "" };
		const old = same[index] ?? take((other) => other.field === field && wordsIn(other.text, text).isEdit);
		return { label, before: old?.text ?? "", after: text };
	});
	const gone = removed.map(({ label, text }) => ({ label, before: text, after: "" }));
	// Show a moved entry once, although it has several texts.
	return [...new Map([...found, ...gone].map((change) => [JSON.stringify(change), change])).values()];
}

/** Shows a text with its changed words marked, or both versions if they share few words. */
function Versions({ before, after }: { before: string; after: string }) {
	const { parts, isEdit } = wordsIn(before, after);
	if (!isEdit)
		return (
			<dd>
				{before && <del>{before}</del>} {after && <ins>{after}</ins>}
			</dd>
		);
	return (
		<dd>
			{parts.map(({ added, removed, value }, index) => {
				const Tag = added ? "ins" : removed ? "del" : "span";
				// biome-ignore lint/suspicious/noArrayIndexKey: the markup is static.
				return <Tag key={index}>{value}</Tag>;
			})}
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
			? changes(textsOf(added.includes(file) ? "" : git("show", `HEAD:./${file}`)), textsOf(existsSync(file) ? readSource(file) : ""))
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
							<div key={label + before + after}>
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
