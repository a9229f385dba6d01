import { z } from "zod";
import { CONTENT_DIR, markdownFiles } from "./content-files.ts";
import type { Placeholders } from "./source.ts";
import { fieldsAsWritten, isDraft } from "./source.ts";

const figuresSchema = z.looseObject({
	stats: z.array(z.looseObject({ number: z.string(), label: z.string() })).default([]),
	trustBadges: z.array(z.looseObject({ title: z.string() })).default([]),
});

const COUNTED_FOLDERS = { serviceCount: "services", industryCount: "industries", caseStudyCount: "case-studies", postCount: "posts" };
const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

/** A badge that begins with a figure: 15+ Industries. */
const COUNTED = /^(\d[\d.,]*[%+]) (.+)$/;

/**
 * The figures of the track record and of services as placeholders, by the words of their labels: {clientRetentionRate} for
 * Client Retention Rate. So a sentence has the figure of the field. What is wrong with a file is told when it is read.
 *
 * @param drafts Whether drafts count among the entries.
 */
export function figurePlaceholders(drafts = false): Placeholders {
	const figures = [`${CONTENT_DIR}/agency.md`, ...markdownFiles("services")].flatMap((file) => {
		const { data } = figuresSchema.safeParse(fieldsAsWritten(file));
		const badges = (data?.trustBadges ?? []).flatMap(({ title }) => {
			const [, number = "", label = ""] = COUNTED.exec(title) ?? [];
			return label === "" ? [] : [{ number, label }];
		});
		return [...(data?.stats ?? []), ...badges];
	});
	return Object.fromEntries([...counts(drafts), ...figures.map(({ number, label }) => [placeholderOf(label), number])]);
}

/** How many entries a folder has, in words as sentences count: {industryCount} for six. */
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
