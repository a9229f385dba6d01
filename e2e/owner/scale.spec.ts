import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { copyProject } from "../copy-project.ts";

/** Maximum CPU time per additional entry in milliseconds, and the factor by which it may grow on a larger site. */
const MAX_MS_PER_ENTRY = 90;
const MAX_GROWTH = 1.25;

test("each added entry takes at most 90 ms of CPU time to build, and at most 25% more on larger sites", { tag: ["@long", "@slow"] }, () => {
	test.setTimeout(900_000);
	// The baseline has 100 entries more than the shipped site, whose few pages are compressed harder (vite/pages/compress.ts).
	const [small = 0, medium = 0, large = 0] = [100, 200, 300].map(buildMs);
	const [first, later] = [(medium - small) / 100, (large - medium) / 100];
	console.log(`CPU time per additional entry: ${first.toFixed(0)} ms up to 200 entries, ${later.toFixed(0)} ms up to 300`);
	expect(first).toBeLessThanOrEqual(MAX_MS_PER_ENTRY);
	expect(later).toBeLessThanOrEqual(Math.min(MAX_MS_PER_ENTRY, first * MAX_GROWTH));
});

/** Returns the milliseconds of CPU time for a build from scratch with more entries, half of them posts and half industries. */
function buildMs(added: number): number {
	const copy = copyProject({ cold: true });
	const write = (name: string, text: string) => writeFileSync(join(copy.dir, "content", `${name}.md`), text);
	const post = readFileSync("content/posts/why-geo.md", "utf8");
	const industry = readFileSync("content/industries/startups.md", "utf8");
	for (let index = 1; index <= added; index++) {
		if (index % 2 === 0) write(`posts/added-${index}`, post.replace(/^title: .*/m, `title: Added post number ${index}`));
		else write(`industries/added-${index}`, numbered(industry, index));
	}
	// `times` prints the CPU time of the shell, then of its children, as user and system, such as 0m12.3s.
	const { status, output } = copy.run("sh", ["-c", "react-router build --logLevel error >&2 && times"]);
	copy.remove();
	expect(status, output).toBe(0);
	const times = [...output.matchAll(/(\d+)m([\d.]+)s/g)].slice(2, 4);
	return times.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60_000 + Number(seconds) * 1000, 0);
}

function numbered(industry: string, index: number): string {
	return industry
		.replace(/^name: .*/m, `name: Added ${index}`)
		.replace(/^order: .*/m, `order: ${100 + index}`)
		.replace(/^( {2}title: ).*/m, `$1An added industry, number ${index}, for scale`)
		.replace(/^( {2}description: )>-\n {4}[^\n]*\n[^\n]*/m, `$1Number ${index}. Added to see how the build grows.`)
		.replace(/^(---\n.*?\n---\s+)/s, `$1This is industry number ${index}. `);
}
