import { Plus } from "lucide";
import type { FaqItem } from "../../shared/content-types.ts";
import { questionIds } from "../../shared/question-ids.ts";
import { Icon } from "../ui/icon.tsx";
import { Section } from "../ui/section.tsx";
import { Text } from "../ui/text.tsx";

/** Browsers that do not know `details name` open several; then the opened one closes the others. */
function closeOthers({ currentTarget }: React.ToggleEvent<HTMLDetailsElement>) {
	if (!currentTarget.open) return;
	for (const other of currentTarget.closest("ul")?.querySelectorAll("details") ?? []) if (other !== currentTarget) other.open = false;
}

/** Opening one question closes another, which may stand above it; the one that was pressed stays where the finger is. */
function hold({ currentTarget: summary }: React.MouseEvent) {
	const top = () => summary.getBoundingClientRect().top;
	const before = top();
	// The click takes effect after its listeners, and the page is drawn after this. Some browsers would do it as well (overflow-anchor).
	requestAnimationFrame(() => scrollBy(0, top() - before));
}

/** Questions that open one at a time. Each answer has an id, so that an address can lead to it. */
export function Faq({ items }: { items: readonly FaqItem[] }) {
	const ids = questionIds(items.map(({ question }) => question));
	return (
		<Section ground="panel" aria-labelledby="faq">
			<div className="split">
				<h2 id="faq" className="text-h2">
					Frequently Asked Questions
				</h2>
				<ul className="[overflow-anchor:none] border-t-[1.5px] border-ink">
					{items.map(({ question, answer }, index) => (
						<li key={question} className="border-b-[1.5px] border-rule">
							<details name="faq" onToggle={closeOthers}>
								{/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control by itself. */}
								<summary onClick={hold} className="flex gap-4 py-2 sm:py-4 hover:text-link">
									<h3 className="question flex-1 text-lead">
										<Text text={question} />
									</h3>
									{/* Without its upright stroke a plus is a minus. */}
									<Icon node={Plus} className="mt-0.5 shrink-0 text-link" />
								</summary>
								<p id={ids[index]} className="max-w-[40rem] pb-6 text-muted">
									<Text text={answer} />
								</p>
							</details>
						</li>
					))}
				</ul>
			</div>
		</Section>
	);
}
