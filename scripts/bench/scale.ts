/**
 * npm run bench:scale: what a build costs when the content grows, and what a build costs after one changed sentence. Copies
 * the project, adds as many posts and industries as each step says, builds, and prints time, memory and the bytes of pages that must
 * not grow. Arguments: other steps, such as `100 300`.
 */
import { spawnSync } from "node:child_process";
import { appendFileSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyProject } from "../copy-project.ts";

const STEPS = [0, 100, 300, 1000];
const BUILD = "node_modules/.bin/react-router";
/** Pages of the shipped site, with the 404. */
const SHIPPED = 22;

/** Of a page more. Other work on the machine does not slow the processor's time by much, and the clock's by any factor. */
const MOST_SECONDS = 0.08;
const MOST_MEGABYTES = 3;
/** How much more a page may take in a large site than in the next smaller one, the shipped one aside: its pages are compressed harder. */
const FLAT = 1.25;
/** Of a clean build's processor time, after one changed sentence. Of the shipped site, starting Vite and React Router is a third by itself. */
const MOST_OF_CLEAN = 0.5;
const MOST_OF_SHIPPED = 0.6;

interface Cost {
	/** By the clock. */
	seconds: number;
	/** Of all threads. */
	processor: number;
	/** The most that was held at once. */
	megabytes: number;
}

interface Step {
	more: number;
	clean: Cost;
	again: Cost;
	home: number;
	contact: number;
}

const args = process.argv.slice(2).map(Number);
const steps = (args.length > 0 ? args : STEPS).map(measure);
const rows = steps.map(({ more, clean, again, home, contact }, index) => {
	const page = pageMore(index);
	return {
		more,
		pages: SHIPPED + more,
		seconds: round(clean.seconds),
		"processor s": round(clean.processor),
		MB: Math.round(clean.megabytes),
		"ms a page more": page && Math.round(page.seconds * 1000),
		"processor ms": page && Math.round(page.processor * 1000),
		"MB a page more": page && round(page.megabytes),
		"again s": round(again.seconds),
		"again of clean": `${Math.round((again.processor / clean.processor) * 100)} %`,
		"home bytes": home,
		"contact bytes": contact,
	};
});
console.table(rows);

const faults = steps.flatMap(({ more, clean, again, home, contact }, index) => {
	const page = pageMore(index);
	const before = pageMore(index - 1);
	const smaller = steps[index - 1];
	return [
		...(again.processor > clean.processor * (more > 0 ? MOST_OF_CLEAN : MOST_OF_SHIPPED)
			? [`With ${more} more, a changed sentence takes ${Math.round((again.processor / clean.processor) * 100)} % of a clean build.`]
			: []),
		// The first pages more come with some hundred megabytes that Node takes once, the more the machine has: too few to divide that by.
		...(before && page && page.megabytes > MOST_MEGABYTES ? [`With ${more} more, a page takes ${round(page.megabytes)} MB.`] : []),
		...(page && process.env.ALONE && page.seconds > MOST_SECONDS ? [`With ${more} more, a page takes ${Math.round(page.seconds * 1000)} ms.`] : []),
		...(page && before && steps[index - 2]?.more && page.processor > before.processor * FLAT
			? [`With ${more} more, a page takes more than with ${smaller?.more}.`]
			: []),
		// Beyond what menus show, no page but the listings may grow; a few bytes differ with the names of files.
		...(before && smaller && home > smaller.home * 1.02 ? [`The home page grows with the content: ${smaller.home} to ${home} bytes.`] : []),
		...(before && smaller && contact > smaller.contact * 1.02
			? [`The contact page grows with the content: ${smaller.contact} to ${contact} bytes.`]
			: []),
	];
});
if (faults.length > 0) throw new Error(faults.join("\n"));

/** What each page costs that a site has beyond the one of the step before. */
function pageMore(index: number): Cost | undefined {
	const smaller = steps[index - 1];
	const step = steps[index];
	if (!smaller || !step) return undefined;
	const of = (part: keyof Cost) => (step.clean[part] - smaller.clean[part]) / (step.more - smaller.more);
	return { seconds: of("seconds"), processor: of("processor"), megabytes: of("megabytes") };
}

function measure(more: number): Step {
	const copy = copyProject({ cold: true });
	const { dir } = copy;
	try {
		grow(dir, more);
		const clean = build(dir);
		const bytes = (page: string) => statSync(join(dir, "build/production/client", `${page}.html.br`)).size;
		const [home, contact] = [bytes("index"), bytes("contact-us")];
		appendFileSync(join(dir, "content/industries/startups.md"), "\nThis sentence is new.\n");
		return { more, clean, again: build(dir), home, contact };
	} finally {
		copy.remove();
	}
}

function round(value: number): number {
	return Number(value.toFixed(1));
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
				.replace(/(Number \d+\. )[^\n]*\n[^\n]*/, "$1Generated to see how the build grows.")
				// No two articles alike, or one would be made for all.
				.replace(/^(---\n.*?\n---\s+)/s, `$1This is industry number ${index}. `),
		);
	}
}

/** Builds a copy. */
function build(dir: string): Cost {
	const file = join(dir, "cost.json");
	const noting = `import { writeFileSync } from "node:fs";
		import { isMainThread } from "node:worker_threads";
		if (isMainThread) process.on("exit", () => writeFileSync(${JSON.stringify(file)}, JSON.stringify(process.resourceUsage())));`;
	const start = performance.now();
	const { status, stderr } = spawnSync(process.execPath, ["--import", `data:text/javascript,${encodeURIComponent(noting)}`, BUILD, "build"], {
		cwd: dir,
		stdio: ["ignore", "ignore", "pipe"],
		encoding: "utf8",
		env: { ...process.env, SITE_BUILD_DIR: undefined },
	});
	if (status !== 0) throw new Error(`The build of ${dir} failed.\n${stderr}`);
	const seconds = (performance.now() - start) / 1000;
	const { userCPUTime, systemCPUTime, maxRSS }: NodeJS.ResourceUsage = JSON.parse(readFileSync(file, "utf8"));
	return { seconds, processor: (userCPUTime + systemCPUTime) / 1_000_000, megabytes: maxRSS / 1024 };
}
