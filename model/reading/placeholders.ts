import { z } from "zod";
import { dollars } from "../../shared/dollars.ts";
import { CONTENT_DIR, markdownFiles } from "./content-files.ts";
import { fieldsAsWritten, isDraft, type Placeholders } from "./read-entry.ts";

const figuresSchema = z.looseObject({
	stats: z.array(z.looseObject({ number: z.string(), label: z.string() })).default([]),
	trustBadges: z.array(z.looseObject({ title: z.string() })).default([]),
	pricing: z
		.looseObject({ tiers: z.array(z.looseObject({ name: z.string(), monthlyPrice: z.number(), nicheEdits: z.number() })) })
		.catch({ tiers: [] }),
});

const COUNTED_FOLDERS = { serviceCount: "services", industryCount: "industries", caseStudyCount: "case-studies", postCount: "posts" };
const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

/** A badge with a figure, such as 15+ Industries. */
const FIGURE_BADGE = /^(\d[\d.,]*[%+]) (.+)$/;

/**
 * Returns the figures that sentences repeat: {clientRetentionRate} for the stat labeled Client Retention Rate, {industries} for
 * the badge 15+ Industries, {goldPrice} and {goldEdits} for the package Gold, and {industryCount} for the number of industries in words.
 */
export function figuresAndCounts(drafts = false): Placeholders {
	const figures = [`${CONTENT_DIR}/claims.md`, ...markdownFiles("services")].flatMap((file) => {
		const { stats = [], trustBadges = [], pricing } = figuresSchema.safeParse(fieldsAsWritten(file)).data ?? {};
		const badges = trustBadges.flatMap(({ title }) => {
			const [, number = "", label] = FIGURE_BADGE.exec(title) ?? [];
			return label === undefined ? [] : [{ label, number }];
		});
		const prices = (pricing?.tiers ?? []).flatMap(({ name, monthlyPrice, nicheEdits }) => [
			{ label: `${name} price`, number: dollars(monthlyPrice) },
			{ label: `${name} edits`, number: String(nicheEdits) },
		]);
		return [...stats, ...badges, ...prices];
	});
	return Object.fromEntries([...counts(drafts), ...figures.map(({ label, number }) => [placeholderOf(label), number])]);
}

/** Returns the number of entries in each counted folder, with or without drafts; in words up to twelve. */
function counts(drafts: boolean): [string, string][] {
	return Object.entries(COUNTED_FOLDERS).map(([name, folder]) => {
		const count = markdownFiles(folder).filter((file) => drafts || !isDraft(file)).length;
		return [name, NUMBERS[count] ?? String(count)];
	});
}

function placeholderOf(label: string): string {
	const [first = "", ...others] = label.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
	return first + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}
