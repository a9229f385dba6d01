// npm run check:seo: the SEO checklist over every built page, or over the addresses given: npm run check:seo -- https://…
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs, styleText } from "node:util";
import type { Finding } from "../app/seo/checklist.ts";
import { checkFacts } from "../app/seo/checklist.ts";
import { factsOfHtml } from "../app/seo/facts-of-html.ts";

interface Page {
	/** What the table calls it. */
	name: string;
	path: string;
	html: string;
}

const TIMEOUT = 20_000;

const { positionals } = parseArgs({ allowPositionals: true });

try {
	const pages = positionals.length > 0 ? await Promise.all(positionals.map(fetchPage)) : builtPages(process.env.SITE_BUILD_DIR ?? "build/production");
	console.log("Result  Rules   Page");
	const results = pages.map(({ name, path, html }) => print(name, checkFacts(factsOfHtml(html, path)), positionals.length > 0));
	const failed = results.filter((passes) => !passes).length;
	console.log(failed === 0 ? `\n${counted(pages.length)} checked, nothing to change.` : `\n${failed} of ${counted(pages.length)} to change.`);
	process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 2;
}

function counted(pages: number): string {
	return pages === 1 ? "1 page" : `${pages} pages`;
}

/** Every page of the build. */
function builtPages(buildDir: string): Page[] {
	const client = join(buildDir, "client");
	if (!existsSync(join(client, "index.html"))) throw new Error(`No built site in ${client}. Run "npm run build" first.`);
	return globSync("**/*.html", { cwd: client })
		.map((file) => ({ file, path: `/${file.replaceAll("\\", "/").replace(/(^|\/)index\.html$|\.html$/, "")}` }))
		.sort((a, b) => a.path.localeCompare(b.path))
		.map(({ file, path }) => ({ name: path, path, html: readFileSync(join(client, file), "utf8") }));
}

/** A page from the web, after redirects. */
async function fetchPage(address: string): Promise<Page> {
	const url = URL.canParse(address) ? address : `https://${address}`;
	if (!URL.canParse(url)) throw new Error(`"${address}" is no address. Give one such as https://www.example.com/services`);
	const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) }).catch((error: Error) => {
		throw new Error(`${url} does not answer: ${error.cause instanceof Error ? error.cause.message : error.message}`);
	});
	const type = response.headers.get("content-type") ?? "";
	if (!response.ok) throw new Error(`${url} answers ${response.status} ${response.statusText}`);
	if (!type.includes("html")) throw new Error(`${url} is ${type || "of no known type"}, not HTML`);
	return { name: response.url, path: new URL(response.url).pathname, html: await response.text() };
}

/** A row a page; below it, what stands there and what should, for each rule that fails or, with `all`, for each rule. */
function print(name: string, findings: readonly Finding[], all: boolean): boolean {
	const passed = findings.filter(({ pass }) => pass).length;
	console.log(`${verdict(passed === findings.length)}    ${passed} of ${findings.length}  ${styleText("bold", name)}`);
	for (const { rule, pass, found, allowed } of findings) {
		if (pass && !all) continue;
		console.log(`        ${verdict(pass)}  ${rule.padEnd(18)} ${pass ? found : `is ${found}`}`);
		if (!pass) console.log(`${" ".repeat(33)}should be: ${allowed}`);
	}
	return passed === findings.length;
}

function verdict(pass: boolean): string {
	return pass ? styleText("green", "pass") : styleText("red", "FAIL");
}
