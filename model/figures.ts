import { z } from "zod";
import { CONTENT_DIR, markdownFiles } from "./content-files.ts";
import type { Placeholders } from "./source.ts";
import { fieldsAsWritten } from "./source.ts";

const figuresSchema = z.looseObject({
	stats: z.array(z.looseObject({ number: z.string(), label: z.string() })).default([]),
	trustBadges: z.array(z.looseObject({ title: z.string() })).default([]),
});

/** A badge that begins with a figure: 15+ Industries. */
const COUNTED = /^(\d[\d.,]*[%+]) (.+)$/;

/**
 * The figures of the track record and of services as placeholders, by the words of their labels: {clientRetentionRate} for
 * Client Retention Rate. So a sentence has the figure of the field. What is wrong with a file is told when it is read.
 */
export function figurePlaceholders(): Placeholders {
	const figures = [`${CONTENT_DIR}/agency.md`, ...markdownFiles("services")].flatMap((file) => {
		const { data } = figuresSchema.safeParse(fieldsAsWritten(file));
		const badges = (data?.trustBadges ?? []).flatMap(({ title }) => {
			const [, number = "", label = ""] = COUNTED.exec(title) ?? [];
			return label === "" ? [] : [{ number, label }];
		});
		return [...(data?.stats ?? []), ...badges];
	});
	return Object.fromEntries(figures.map(({ number, label }) => [placeholderOf(label), number]));
}

function placeholderOf(label: string): string {
	const [first = "", ...others] = label.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
	return first + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}
