import type { Content } from "../content.ts";
import { entriesOf } from "../content.ts";
import { placedTexts } from "./all-texts.ts";
import type { Problem } from "./problem.ts";

/** Prefix of every text that `npm run new` leaves to the owner. */
export const TO_WRITE = "Write here:";

/** Reports texts that are still to be written. */
export function checkUnwritten(content: Content): Problem[] {
	return entriesOf(content).flatMap((entry) =>
		placedTexts(entry)
			.filter(({ text }) => text.includes(TO_WRITE))
			.map(({ text, ...place }) => ({
				file: entry.file,
				...place,
				found: JSON.stringify(text.length > 60 ? `${text.slice(0, 57)}…` : text),
				expected: `the text itself, without "${TO_WRITE}"`,
			})),
	);
}
