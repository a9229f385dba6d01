import { dollars } from "../../shared/dollars.ts";
import { entriesOf } from "../entries.ts";
import type { Content } from "../load.ts";
import { nearest } from "../nearest.ts";
import { placedTexts } from "../placed-texts.ts";
import type { Problem } from "../problem.ts";

/** In any currency: where the site's has changed, its amounts have to follow. */
const AMOUNT = /\p{Sc}\d{1,3}(?:,\d{3})+|\p{Sc}\d+/gu;
const EDITS = /\b(\d+(?:(?:,? or |,? and |, )\d+)*) niche edits\b/g;

/**
 * Figures of a price list that words repeat and no tier has: somebody changed one place of several. It looks at every
 * text of the list's own file, and elsewhere at sentences that name the service or one of its prices.
 */
export function checkPrices(content: Content): Problem[] {
	return content.services.flatMap(({ data, file }) => {
		if (data.kind !== "pricing") return [];
		const prices = data.pricing.tiers.map(({ monthlyPrice }) => dollars(monthlyPrice));
		const edits = data.pricing.tiers.map(({ nicheEdits }) => `${nicheEdits} niche edits`);
		const isAbout = (sentence: string) =>
			sentence.toLowerCase().includes(data.name.toLowerCase()) || amountsIn(sentence).some((amount) => prices.includes(amount));
		return entriesOf(content).flatMap((entry) =>
			placedTexts(entry).flatMap(({ text, ...place }): Problem[] => {
				const sentences = entry.file === file ? [text] : text.split(/(?<=[.!?])\s+/).filter(isAbout);
				const wrong = (figures: readonly string[], known: readonly string[]) =>
					figures
						.filter((figure) => !known.includes(figure))
						.map((figure) => ({
							file: entry.file,
							...place,
							found: figure,
							allowed: `what the tiers of ${file} say: ${known.join(", ")}`,
							suggestion: nearest(figure, known),
						}));
				return [...wrong(sentences.flatMap(amountsIn), prices), ...wrong(sentences.flatMap(editsIn), edits)];
			}),
		);
	});
}

const amountsIn = (text: string): string[] => text.match(AMOUNT) ?? [];

/** "10, 18, or 25 niche edits" are three. */
const editsIn = (text: string): string[] =>
	[...text.matchAll(EDITS)].flatMap(([, list = ""]) => (list.match(/\d+/g) ?? []).map((count) => `${count} niche edits`));
