import { expect, test } from "@playwright/test";
import { pages } from "../site.ts";
import { startFirefox } from "./firefox.ts";
import { journeys } from "./journeys.ts";
import { findProgram } from "./programs.ts";
import type { SiteWithPhotos } from "./site-with-photos.ts";
import { startSiteWithPhotos } from "./site-with-photos.ts";
import type { Visitor } from "./visitor.ts";
import { startWebKit } from "./webkit.ts";

const ENGINES = [
	{ name: "Gecko", needs: ["firefox-esr", "Xvfb", "xdotool"], start: startFirefox },
	{ name: "WebKit", needs: ["WebKitWebDriver", "Xvfb"], start: startWebKit },
];

const pathOf = (kind: string) => pages.find((page) => page.kind === kind)?.path ?? "/";

for (const { name, needs, start } of ENGINES) {
	test.describe(name, () => {
		// One browser for all journeys, as one visitor goes on in the same window.
		test.describe.configure({ mode: "default", timeout: 120_000 });
		const missing = needs.filter((program) => !findProgram(program));
		test.skip(missing.length > 0, `${missing.join(", ")}: not installed, so nothing was checked in ${name} (README, "Two commands")`);
		let visitor: Visitor;
		let served: SiteWithPhotos;
		test.beforeAll(async () => {
			served = await startSiteWithPhotos();
			visitor = await start(served.origin);
		});
		test.afterAll(async () => {
			await visitor?.quit();
			served?.stop();
		});

		test("comes as a visitor does: a pointer that hovers, motion allowed", async () => {
			await visitor.open("/");
			const settings = await visitor.evaluate(() =>
				["(hover: hover)", "(prefers-reduced-motion: no-preference)"].map((query) => matchMedia(query).matches),
			);
			expect(settings).toEqual([true, true]);
		});

		for (const { name: journey, run, isMain } of journeys) {
			test(journey, { tag: isMain ? [] : "@long" }, () =>
				run(visitor, { service: pathOf("service"), photos: pathOf("industries"), contact: pathOf("contact"), answerPhotos: served.answerPhotos }),
			);
		}
	});
}
