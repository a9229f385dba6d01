import type { Content } from "../content.ts";
import { entriesOf } from "../content.ts";
import { placedTexts } from "./all-texts.ts";
import type { Problem } from "./problem.ts";

/** Prefix of each text that `npm run new` leaves for the owner to write. */
export const UNFINISHED_PREFIX = "Write here:";

/** Reports unfinished text. */
export function checkUnfinished(content: Content): Problem[] {
	return entriesOf(content).flatMap((entry) =>
		placedTexts(entry)
			.filter(({ text }) => text.includes(UNFINISHED_PREFIX))
			.map(({ text, ...place }) => ({
				file: entry.file,
				...place,
				found: JSON.stringify(text.length > 60 ? `${text.slice(0, 57)}…` : text),
				expected: `the text itself, without "${UNFINISHED_PREFIX}"`,
			})),
	);
}
