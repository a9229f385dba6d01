import { Plus } from "lucide";
import type { FaqItem } from "../../shared/content-types.ts";
import { questionIds } from "../../shared/question-ids.ts";
import { Icon } from "../ui/icon.tsx";
import type { Ground } from "../ui/section.tsx";
import { Section } from "../ui/section.tsx";
import { Text } from "../ui/text.tsx";

interface FaqProps {
	items: readonly FaqItem[];
	ground?: Ground;
}

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
export function Faq({ items, ground = "paper" }: FaqProps) {
	const ids = questionIds(items.map(({ question }) => question));
	return (
		<Section ground={ground} aria-labelledby="faq">
			<div className="grid gap-x-12 gap-y-8 lg:grid-cols-12">
				<h2 id="faq" className="text-h2 lg:col-span-4">
					Frequently Asked Questions
				</h2>
				<ul className="[overflow-anchor:none] border-t-[1.5px] border-ink lg:col-span-8">
					{items.map(({ question, answer }, index) => (
						<li key={question} className="border-b-[1.5px] border-rule">
							<details name="faq" className="group" onToggle={closeOthers}>
								{/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control by itself. */}
								<summary onClick={hold} className="flex items-start gap-4 py-2.5 sm:gap-6 sm:py-5 hover:text-link">
									<h3 className="flex-1 font-text text-lead leading-snug font-[650] tracking-normal text-pretty">
										<Text text={question} />
									</h3>
									{/* Without its upright stroke a plus is a minus. */}
									<Icon node={Plus} className="mt-0.5 -mr-1 shrink-0 text-link group-open:[clip-path:inset(40%_0)]" />
								</summary>
								<p id={ids[index]} className="max-w-[40rem] pr-12 pb-6 text-muted">
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
