import { expect, test } from "./fixtures.ts";
import { LISTS, LONGEST, listIn, resize, reword, SHORTEST } from "./other-content.ts";
import { lostText, sideways } from "./overflow.ts";

const WIDTHS = [390, 768, 1280, 1920] as const;

for (const { what, path, section, counts } of LISTS) {
	test(`${[what, ...counts].join(", ")}: no card is alone, and the longest and shortest words stay on the page`, { tag: "@long" }, async ({
		page,
	}) => {
		await page.goto(path);
		const list = listIn(page, section);
		await expect(list).toBeAttached();
		for (const count of counts) {
			await resize(list, count);
			for (const width of WIDTHS) {
				await page.setViewportSize({ width, height: 900 });
				const boxes = await list.locator("> li").evaluateAll((all) =>
					all.map((entry) => {
						const { top, left, width } = entry.getBoundingClientRect();
						return { top: Math.round(top), left: Math.round(left), width };
					}),
				);
				const last = boxes.filter(({ top }) => top === boxes.at(-1)?.top);
				const { width: across } = (await list.boundingBox()) ?? { width: 0 };
				const columns = new Set(boxes.map(({ left }) => left)).size;
				if (columns > 2 && last.length === 1)
					expect(last[0]?.width, `${count} at ${width}: alone across ${columns} columns`).toBeGreaterThan(across / 2);
				expect(await sideways(page), `${count} at ${width}`).toBe(0);
			}
		}
		for (const words of [LONGEST, SHORTEST]) {
			await reword(list, words);
			for (const width of WIDTHS) {
				await page.setViewportSize({ width, height: 900 });
				expect(await sideways(page), `${words.heading} at ${width}`).toBe(0);
				const lost = (await lostText(page)).filter((text) => text.includes(words.heading) || text.includes(words.text));
				expect(lost, `at ${width}`).toEqual([]);
			}
		}
	});
}
