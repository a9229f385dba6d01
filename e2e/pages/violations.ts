import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { atRest } from "../at-rest.ts";
import { expect } from "../fixtures.ts";
import { SCHEMES } from "../screens.ts";
import { EVERY_PAGE } from "../site.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The themes that a width is looked at in: both with LONG=1, otherwise one, so that the pairs that differ most are looked at. */
export const themesAt = (width: number) => SCHEMES.filter((theme) => EVERY_PAGE || (width === 1280) === (theme === "light"));

/** What axe finds in the page as it stands, a line a rule with the elements that break it. */
export async function violations(page: Page, disabled: string[] = []): Promise<string[]> {
	await atRest(page);
	// Size of targets is off by default in axe, although the tag asks for it.
	const rules = Object.fromEntries([["target-size", { enabled: true }], ...disabled.map((rule) => [rule, { enabled: false }])]);
	// No page has frames, which axe would otherwise look for from a page of its own; of what passes, the names are enough.
	const found = await new AxeBuilder({ page })
		.withTags(TAGS)
		.options({ rules, resultTypes: ["violations"] })
		.setLegacyMode()
		.analyze();
	expect(found.passes.map(({ id }) => id)).toContain("color-contrast");
	return found.violations.map(({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`);
}
