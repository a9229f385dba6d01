import { Plus } from "lucide";
import type { FaqItem } from "../../shared/content-types.ts";
import { questionIds } from "../../shared/question-ids.ts";
import { Icon } from "../ui/icon.tsx";
import { Text } from "../ui/text.tsx";
import { words } from "../words.ts";
import { Edited } from "./edited.tsx";

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

interface FaqProps {
	items: readonly FaqItem[];
	title?: string;
	/** One line below the title. */
	intro?: string | undefined;
	/** Ground and layout of the section; the page's own sheet draws `.faq` as it likes. */
	className?: string;
}

/** Questions that open one at a time. Each answer has an id, so that an address can lead to it. */
export function Faq({ items, title = words.faq, intro, className = "ground-panel" }: FaqProps) {
	const ids = questionIds(items.map(({ question }) => question));
	return (
		<section className={`py-section ${className}`} aria-labelledby="faq">
			<div className="faq wrap split">
				<div>
					<h2 id="faq" className="text-h2">
						{title}
					</h2>
					{intro && <p className="mt-3">{intro}</p>}
				</div>
				<ul className="[overflow-anchor:none]">
					{items.map(({ question, short, answer }, index) => (
						<li key={question}>
							<details name="faq" onToggle={closeOthers}>
								{/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control by itself. */}
								<summary onClick={hold}>
									<h3 className="question">
										<Text text={question} />
									</h3>
									{short && (
										<span className="short">
											<Edited text={short} />
										</span>
									)}
									{/* Without its upright stroke a plus is a minus. */}
									<Icon node={Plus} className="text-link" />
								</summary>
								<p id={ids[index]}>
									<Text text={answer} />
								</p>
							</details>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
