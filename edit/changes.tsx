import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { convertChangesToXML, diffArrays, diffWordsWithSpace } from "diff";
import { renderToStaticMarkup } from "react-dom/server";
import { valueAt } from "../model/reading/schema-walk.ts";
import type { SiteSource } from "../vite/content/read-content.ts";
import { inWords, textIn } from "./fields.ts";
import { Button } from "./forms.tsx";
import { ARTICLE, parse } from "./splice.ts";

const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8", stdio: "pipe", maxBuffer: 1e8 });

/** A changed text. `before` is empty if it was added, and `after` if it was removed. Both are empty if a list entry was only moved. */
interface Change {
	label: string;
	before: string;
	after: string;
}

/** Returns the name of a list entry, which is its first text, such as the question. */
export const nameOf = (entry: unknown) => textIn(entry).split("\n", 1)[0] ?? "";

export const shortened = (text: string) => (text.length > 50 ? `${text.slice(0, 49).trim()}…` : text);

/** Returns the fields of a content file, including the paragraphs of its article. An empty source has none. */
function fieldsIn(source: string): object {
	if (!source) return {};
	const { data, body } = parse(source);
	const article = source.slice(body).trim();
	return { ...Object(data), [ARTICLE]: article.split(/\n\s*\n/) };
}

/** The names of list entries that the owner moved, in order. */
type Moves = readonly { moved: string }[];

/** Compares two versions of a file. */
export const compare = (before: string, after: string, moves: Moves) => changes(fieldsIn(before), fieldsIn(after), moves);

/** Compares the words of two texts; undefined if they share less than half. */
function wordsIn(before: string, after: string) {
	const parts = diffWordsWithSpace(before, after);
	const shared = parts.reduce((sum, { added, removed, value }) => sum + (added || removed ? 0 : value.length), 0);
	return shared * 2 >= Math.max(before.length, after.length) ? parts : undefined;
}

/** Compares two values. The label says where they are, such as FAQ › “Is it free?” › Answer. */
function changes(before: unknown, after: unknown, moves: Moves, label = ""): Change[] {
	const [old, now] = [Object(before), Object(after)];
	if (Array.isArray(after ?? before)) return changesInList(Object.values(old), Object.values(now), moves, label);
	const inside = (key: string) => changes(valueAt(old, [key]), valueAt(now, [key]), moves, label + (label && " › ") + inWords(key));
	if ((after ?? before) instanceof Object) return Object.keys({ ...old, ...now }).flatMap(inside);
	const change = { label, before: textIn(before), after: textIn(after) };
	return change.before === change.after ? [] : [change];
}

/** Returns the names of the entries that aren't in the other list, or not in the same order. */
const straysIn = (list: unknown[], other: unknown[]) =>
	diffArrays(list.map(nameOf), other.map(nameOf)).flatMap(({ removed, value }) => (removed ? value : []));

/** Pairs the entries that have the same name, then those with similar words. */
function changesInList(before: unknown[], after: unknown[], moves: Moves, label: string): Change[] {
	// Of neighbors that changed places, each order of arguments names another one, so choose the one with the last move.
	const [up, down] = [straysIn(after, before), straysIn(before, after)];
	const last = moves.findLast(({ moved }) => up.includes(moved) !== down.includes(moved));
	const strays = last && down.includes(last.moved) ? down : up;
	const removed = [...before];
	// If none matches, -1 >>> 0 is an index beyond the end, so splice() removes nothing.
	const take = (isWanted: (entry: unknown) => boolean) => removed.splice(removed.findIndex(isWanted) >>> 0, 1)[0];
	const same = after.map((entry) => take((old) => nameOf(old) === nameOf(entry)));
	const pairs = after.map((entry, index) => [same[index] ?? take((old) => wordsIn(textIn(old), textIn(entry)) !== undefined), entry]);
	return [...pairs, ...removed.map((entry) => [entry, undefined])].flatMap(([old, now], index) => {
		const name = nameOf(now ?? old);
		const status = old === undefined ? " (added)" : now === undefined ? " (removed)" : "";
		const place = (now ?? old) instanceof Object ? `${label} › “${shortened(name)}”${status}` : label;
		const isMoved = same[index] !== undefined && strays.includes(name);
		return [...(isMoved ? [{ label: `${place} (moved)`, before: "", after: "" }] : []), ...changes(old, now, moves, place)];
	});
}

/** Returns the HTML of a text with its changed words marked, or of both versions if they share few words. */
function markedWords(before: string, after: string): string {
	const space = { value: " ", added: false, removed: false, count: 1 };
	const both = [{ ...space, value: before, removed: true }, space, { ...space, value: after, added: true }];
	return convertChangesToXML(wordsIn(before, after) ?? both);
}

/** Renders the dialog with the changes since the last commit, and a link to each file's page. */
export function renderChanges({ content }: SiteSource, moves: Moves): string {
	const photos = new Map(content.photos.data.photos.map(({ id, alt }) => [id, alt]));
	const list = (...args: string[]): string[] => git(...args, "--", "content").match(/.+/g) ?? [];
	const added = list("ls-files", "--others", "--exclude-standard");
	const files = [...list("diff", "HEAD", "--relative", "--name-only"), ...added].map((file) => ({
		file,
		page: [...content.pages, content.notFound].find(({ entry }) => entry.file === file),
		from: added.includes(file) ? "" : git("show", `HEAD:./${file}`),
		to: existsSync(file) ? readFileSync(file, "utf8") : "",
	}));
	const diff = git("diff", "HEAD", "--relative", "--no-ext-diff", "--no-color", "--", "content");
	return renderToStaticMarkup(
		<div>
			<h2>Files changed since the last commit: {files.length}</h2>
			{files.map(({ file, page, from, to }) => (
				<section key={file}>
					<h3>
						{page ? <a href={page.path}>{page.name}</a> : file}
						{from === "" && " (new, not in the download)"}
					</h3>
					<dl>
						{(file.endsWith(".md") ? compare(from, to, moves) : []).map(({ label, before, after }) => (
							<div key={label + before + after}>
								<dt>{label}</dt>
								{/* biome-ignore lint/security/noDangerouslySetInnerHtml: the library escapes the words. */}
								<dd dangerouslySetInnerHTML={{ __html: markedWords(photos.get(before) ?? before, photos.get(after) ?? after) }} />
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
