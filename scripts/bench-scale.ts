import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fail, readArguments } from "./command.mjs";
import { copyProject } from "./copy-project.ts";

/** Processor time of an additional page, and how much more it may be in the larger site. */
const MAX_MS_PER_PAGE = 90;
const FLAT = 1.25;

const { positionals } = readArguments({
	usage: "npm run bench:scale -- [number of additional entries …]",
	purpose:
		"Builds copies of the site with more posts and industries (default: 0 100 300), each from scratch and after one changed sentence.",
	takes: "about five minutes",
	exits: `0, or 1 when an additional page takes more than ${MAX_MS_PER_PAGE} ms or more in a larger site, 2 for wrong arguments`,
	operands: true,
});
const steps = positionals.length > 0 ? positionals.map(Number) : [0, 100, 300];
if (!steps.every((step) => Number.isInteger(step) && step >= 0))
	fail(`Expected whole numbers such as 100 300, found ${positionals.join(" ")}.`);

const rows: { added: number; clean: number; "after a sentence": number; "ms a page": number }[] = [];
for (const added of steps) {
	const copy = copyProject({ cold: true });
	const previous = rows.at(-1);
	try {
		grow(copy.dir, added);
		const clean = processorSeconds(copy);
		appendFileSync(join(copy.dir, "content/industries/startups.md"), "\nThis sentence is new.\n");
		const again = processorSeconds(copy);
		const perPage = previous ? Math.round(((clean - previous.clean) / (added - previous.added)) * 1000) : 0;
		rows.push({ added, clean, "after a sentence": again, "ms a page": perPage });
	} finally {
		copy.remove();
	}
}
console.log("Processor seconds of a build:");
console.table(rows);
const [, first, second] = rows.map((row) => row["ms a page"]);
if (Math.max(...rows.map((row) => row["ms a page"])) > MAX_MS_PER_PAGE)
	fail(`An additional page takes more than ${MAX_MS_PER_PAGE} ms.`, 1);
if (first && second && second > first * FLAT) fail("An additional page takes longer in a larger site.", 1);

function processorSeconds(copy: ReturnType<typeof copyProject>): number {
	// `times` prints the processor time of the shell, then of what it ran: user and system, as 0m12.3s.
	const { status, output } = copy.run("sh", ["-c", "react-router build --logLevel error >&2 && times"]);
	if (status !== 0) fail(`The build failed.\n${output}`, 1);
	const times = [...output.matchAll(/(\d+)m([\d.]+)s/g)].slice(2, 4).map(([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds));
	return Number(times.reduce((sum, part) => sum + part, 0).toFixed(1));
}

/** Adds entries, half of them posts and half industries, each with an article of its own. */
function grow(dir: string, count: number) {
	const post = readFileSync("content/posts/why-geo.md", "utf8");
	const industry = readFileSync("content/industries/startups.md", "utf8");
	for (let index = 1; index <= count; index++) {
		if (index % 2 === 0) {
			writeFileSync(join(dir, `content/posts/generated-${index}.md`), post.replace(/^title: .*/m, `title: Generated post number ${index}`));
			continue;
		}
		const grown = industry
			.replace(/^name: .*/m, `name: Generated ${index}`)
			.replace(/^order: .*/m, `order: ${100 + index}`)
			.replace(/^( {2}title: ).*/m, `$1A generated industry, number ${index}, for scale`)
			.replace(/^( {2}description: )>-\n {4}[^\n]*\n[^\n]*/m, `$1Number ${index}. Generated to see how the build grows.`)
			.replace(/^(---\n.*?\n---\s+)/s, `$1This is industry number ${index}. `);
		writeFileSync(join(dir, `content/industries/generated-${index}.md`), grown);
	}
}
