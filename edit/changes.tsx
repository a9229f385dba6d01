import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import type { SiteSource } from "../vite/content/read-content.ts";
import { inWords, readSource } from "./fields.ts";
import { Button } from "./forms.tsx";
import { ARTICLE, parse } from "./splice.ts";

const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8", stdio: "pipe", maxBuffer: 1e8 });

type Text = readonly [path: string, text: string];

/** Returns the texts of a content file with their paths; of the article, each paragraph. */
function textsIn(source: string): Text[] {
	const { data, body } = parse(source);
	const inside = (value: unknown, path: string): Text[] =>
		value instanceof Object
			? Object.entries(value).flatMap(([key, part]) => inside(part, `${path}.${key}`))
			: [[path.slice(1), String(value)]];
	const paragraphs = source
		.slice(body)
		.split(/\n\s*\n/)
		.map((text): Text => [ARTICLE, text.trim()]);
	return [...inside(data, ""), ...paragraphs].filter(([, text]) => text);
}

/** Returns the texts that only the first of two versions has. Ignores indexes, because one new entry changes those of all below it. */
function onlyIn(some: readonly Text[], others: readonly Text[]): Text[] {
	const keyOf = ([path, text]: Text) => `${path.replace(/\.\d+/g, "")} ${text}`;
	const rest = others.map(keyOf);
	return some.filter((one) => {
		const index = rest.indexOf(keyOf(one));
		if (index >= 0) rest.splice(index, 1);
		return index < 0;
	});
}

/** Shows what changed in a file, field by field. */
function FileChanges({ before, after }: { before: readonly Text[]; after: readonly Text[] }) {
	const [removed, added] = [onlyIn(before, after), onlyIn(after, before)];
	const paths = [...new Set([...removed, ...added].map(([path]) => path))];
	const at = (texts: readonly Text[], path: string) => texts.flatMap(([one, text]) => (one === path ? text : [])).join("\n");
	return (
		<dl>
			{paths.map((path) => (
				<div key={path}>
					<dt>{inWords(path)}</dt>
					<dd>
						<del>{at(removed, path)}</del>
					</dd>
					<dd>
						<ins>{at(added, path)}</ins>
					</dd>
				</div>
			))}
			{paths.length === 0 && <dt>No text changed, only its order or format</dt>}
		</dl>
	);
}

/** Returns a window with the changes since the last commit, and a link to each file's page. */
export function renderChanges({ content }: SiteSource): string {
	const pages = new Map([...content.pages, content.notFound].map((page) => [page.entry.file, page]));
	const lines = (...args: string[]) =>
		git(...args, "--", "content")
			.split("\n")
			.filter(Boolean);
	const added = lines("ls-files", "--others", "--exclude-standard");
	const files = [...lines("diff", "HEAD", "--relative", "--name-only"), ...added];
	const diff = git("diff", "HEAD", "--relative", "--no-ext-diff", "--no-color", "--", "content");
	return renderToStaticMarkup(
		<div>
			<h2>Files changed since the last commit: {files.length}</h2>
			{files.map((file) => (
				<section key={file}>
					<h3>
						{pages.has(file) ? <a href={pages.get(file)?.path}>{pages.get(file)?.name}</a> : file}
						{added.includes(file) && " (new, not in the download)"}
					</h3>
					{file.endsWith(".md") && (
						<FileChanges
							before={added.includes(file) ? [] : textsIn(git("show", `HEAD:./${file}`))}
							after={existsSync(file) ? textsIn(readSource(file)) : []}
						/>
					)}
				</section>
			))}
			<a href={`data:text/plain;charset=utf-8,${encodeURIComponent(diff)}`} download="changes.patch">
				Download the changes
			</a>
			<Button name="close" label="Close" />
		</div>,
	);
}
