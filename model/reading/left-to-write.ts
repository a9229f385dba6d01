import type { Content } from "../content.ts";
import { entriesOf } from "../content.ts";
import { placedTexts } from "./all-texts.ts";
import type { Problem } from "./problem.ts";

/** With this begins every text that `npm run new` leaves to be written. */
export const TO_WRITE = "Write here:";

/** Texts that nobody has written yet. Drafts may have them; a build would publish the others. */
export function checkUnwritten(content: Content): Problem[] {
	return entriesOf(content).flatMap((entry) => {
		const canBeDraft = typeof entry.data === "object" && entry.data !== null && "draft" in entry.data;
		return placedTexts(entry)
			.filter(({ text }) => text.includes(TO_WRITE))
			.map(({ text, ...place }) => {
				// As a draft, the page of a question would go with it.
				const orDraft = canBeDraft && !place.field.startsWith("faq.") ? "; or draft: true until it is written" : "";
				return {
					file: entry.file,
					...place,
					found: JSON.stringify(text.length > 60 ? `${text.slice(0, 57)}…` : text),
					allowed: `the text itself, without "${TO_WRITE}"${orDraft}`,
				};
			});
	});
}
