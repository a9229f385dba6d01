/** The states of a page, from outline to live, as classes. */
export const STATES = ["as-plan", "as-boxes", "as-build", "as-live"];

/** Large words of which each quarter stands in another state; a ==marked== phrase is their last quarter. */
export function InStates({ text }: { text: string }) {
	const words = text.replaceAll("==", "").split(" ");
	const each = Math.ceil(words.length / STATES.length);
	return (
		<span className="in-states-lines">
			{STATES.map((state, index) => {
				const part = words.slice(index * each, (index + 1) * each).join(" ");
				const Part = index === STATES.length - 1 && text.includes("==") ? "mark" : "span";
				if (!part) return null;
				return (
					<span key={state} className="block">
						<Part className={state}>{part}</Part>{" "}
					</span>
				);
			})}
		</span>
	);
}
