import { Written } from "../ui/written.tsx";
import { SheetHead } from "./specimen.tsx";
import type { SpreadOf } from "./spread.tsx";
import { SheetSpread } from "./spread.tsx";

/** A draft with an editor's hand in it, and why each mark is there. */
export function DraftSpread({ spread }: SpreadOf<"draft">) {
	const { title, note, notes, before, text } = spread;
	return (
		<SheetSpread ground="night" title={title} note={note} notes={notes} className="content-end">
			<SheetHead>{before}</SheetHead>
			<p className="mt-6 text-m">
				<Written text={text} />
			</p>
		</SheetSpread>
	);
}
