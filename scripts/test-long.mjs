// npm run test:long: what takes long by nature. Run it before calling done what it concerns; CI runs it, too.
// `npm run test:long -- load` runs only the steps whose name contains "load"; what stands after that goes to their commands.
// LONG_MINUTES=30 ends it after half an hour and says what had no time.
import { chromium } from "./chromium.mjs";
import { build, checkNode, install, run, stampOf, writeStamp } from "./steps.mjs";

/** Name, command, arguments, settings, and what it shows. A new long check is one more line here. */
const steps = [
	[
		"rest",
		"playwright",
		["test", "--grep", "@long"],
		{ LONG: "1" },
		"the tests with the tag @long: variants and rare faults, of which npm test tries one",
	],
	["reproduce", "node", ["scripts/reproduce.ts"], {}, "two builds from clean, the same bytes, no secret in them"],
	["axe", "playwright", ["test", "axe"], { EVERY_PAGE: "1", LONG: "1" }, "accessibility of every page, width, theme and state"],
	["shift", "playwright", ["test", "e2e/layout-shift.spec.ts"], { EVERY_PAGE: "1" }, "no layout shift, with photos slow, absent and there"],
	[
		"pages",
		"playwright",
		["test", "sweep", "requests", "text-size", "text-spacing", "focus", "faults", "wake", "photos"],
		{ EVERY_PAGE: "1" },
		"every page, where npm test visits one of each kind: its parts, widths, text sizes, focus, requests, hydration, and each fault of the photo host",
	],
	[
		"screenshots",
		"playwright",
		["test", "e2e/screenshots.spec.ts"],
		{ SCREENSHOTS_FULL: "1" },
		"every block and page looks as before, and so do lists of other lengths and words",
	],
	[
		"editing",
		"playwright",
		["test", "e2e/dev.spec.ts"],
		{ EDITING_FULL: "1" },
		"in development a saved change shows within a second, and a build beside it disturbs nobody",
	],
	["cloudflare", "playwright", ["test", "e2e/cloudflare.spec.ts"], { CLOUDFLARE: "1" }, "the built site in the runtime of Cloudflare Pages"],
	[
		"owner",
		"playwright",
		["test", "e2e/owner.spec.ts"],
		{ OWNER_FULL: "1" },
		"an owner's afternoon: name, colour, font, logo, pictures, industry, service, post, upgrade, the tests of the copy, last case",
	],
	["load", "node", ["scripts/load-test.ts"], {}, "100,000 requests, memory, nginx beside us, slow clients, SIGTERM"],
	["scale", "node", ["scripts/bench/scale.ts"], {}, "builds with up to 1,000 posts and industries more"],
	["lighthouse", "node", ["scripts/bench/bench.ts"], {}, "every page against its script-free twin"],
];

/** Where the names of the steps are kept that had no time. */
const UNRUN = "long-unrun";

checkNode();
install();
// A second is a second only where nothing else runs, which nobody knows of a machine in CI.
const env = { CHROMIUM_PATH: chromium(), ...(!process.env.CI && { ALONE: "1" }) };
build();
build({ dir: "build/test", extraEnv: { SITE_TEST_ROUTES: "1" } });
const [wanted = "", ...more] = process.argv.slice(2);
const end = process.env.LONG_MINUTES ? performance.now() + Number(process.env.LONG_MINUTES) * 60_000 : undefined;

// What had no time comes first the next time, where the next time is on this machine.
const late = stampOf(UNRUN).split(" ");
const queue = steps.filter(([name]) => name.includes(wanted)).sort(([a], [b]) => Number(late.includes(b)) - Number(late.includes(a)));
const unrun = [];
for (const [name, command, args, settings, what] of queue) {
	const left = end && end - performance.now();
	if (left <= 0) {
		unrun.push(name);
		continue;
	}
	console.log(`\n${name}: ${what}`);
	if (!run(command, [...args, ...more], { ...env, ...settings }, left)) unrun.push(name);
}
writeStamp(UNRUN, unrun.join(" "));
if (unrun.length > 0) console.log(`\nNo time for ${unrun.join(", ")}. They come first the next time; by hand: npm run test:long -- ${unrun[0]}`);
