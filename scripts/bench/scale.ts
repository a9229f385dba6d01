/**
 * npm run bench:scale: what a build costs when the content grows. Copies the project, adds as many posts and as many
 * industries as each step says, builds, and prints time, memory and the bytes of pages that must not grow.
 */
import { spawn } from "node:child_process";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyProject } from "../copy-project.ts";

const STEPS = [0, 100, 300, 1000];
const BUILD = "node_modules/.bin/react-router";

const rows = [];
for (const count of STEPS) {
	const copy = copyProject();
	const { dir } = copy;
	grow(dir, count);
	const { seconds, megabytes } = await build(dir);
	const bytes = (page: string) => statSync(join(dir, "build/production/client", `${page}.html.br`)).size;
	const pages = 22 + count;
	rows.push({
		"posts and industries added": count,
		pages,
		"build s": Number(seconds.toFixed(1)),
		"ms a page": Math.round((seconds * 1000) / pages),
		"peak MB": Math.round(megabytes),
		"home bytes": bytes("index"),
		"contact bytes": bytes("contact-us"),
		"blog bytes": bytes("blog"),
		"industries bytes": bytes("industries"),
	});
	copy.remove();
}
console.table(rows);
// Beyond what menus show, no page but the listings may grow; a few bytes differ with the names of files.
const [, some, , most] = rows;
for (const page of ["home bytes", "contact bytes"] as const) {
	if (!some || !most || most[page] > some[page] * 1.02) throw new Error(`${page} grow with the content: ${some?.[page]} to ${most?.[page]}.`);
}

function grow(dir: string, count: number) {
	const post = readFileSync("content/posts/why-geo.md", "utf8");
	const industry = readFileSync("content/industries/startups.md", "utf8");
	for (let index = 1; index <= count; index++) {
		writeFileSync(join(dir, `content/posts/generated-${index}.md`), post.replace(/^title: .*/m, `title: Generated post number ${index}`));
		writeFileSync(
			join(dir, `content/industries/generated-${index}.md`),
			industry
				.replace(/^name: .*/m, `name: Generated ${index}`)
				.replace(/^order: .*/m, `order: ${100 + index}`)
				.replace(/^( {2}title: ).*/m, `$1A generated industry, number ${index}, for scale`)
				.replace(/^( {2}description: )>-\n {4}/m, `$1>-\n    Number ${index}. `)
				.replace(/(Number \d+\. )[^\n]*\n[^\n]*/, "$1Generated to see how the build grows."),
		);
	}
}

/** Builds a copy; memory is the highest that the build's process held. */
async function build(dir: string): Promise<{ seconds: number; megabytes: number }> {
	const start = performance.now();
	const child = spawn(process.execPath, [BUILD, "build"], {
		cwd: dir,
		stdio: ["ignore", "ignore", "inherit"],
		env: { ...process.env, SITE_BUILD_DIR: undefined },
	});
	let kilobytes = 0;
	const watch = setInterval(() => {
		const status = existsSync(`/proc/${child.pid}/status`) ? readFileSync(`/proc/${child.pid}/status`, "utf8") : "";
		kilobytes = Math.max(kilobytes, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0));
	}, 200);
	const code = await new Promise<number | null>((done) => child.once("exit", done));
	clearInterval(watch);
	if (code !== 0) throw new Error(`The build of ${dir} failed.`);
	return { seconds: (performance.now() - start) / 1000, megabytes: kilobytes / 1024 };
}
