import { Plus } from "lucide";
import type { FaqItem } from "../../shared/content-types.ts";
import { questionIds } from "../../shared/question-ids.ts";
import { Icon } from "../ui/icon.tsx";
import { Text } from "../ui/text.tsx";
import { words } from "../words.ts";
import { Line } from "./line.tsx";

/** Closes any other question, and keeps the clicked one in place on the screen. */
function hold({ currentTarget: summary }: React.MouseEvent) {
	const top = () => summary.getBoundingClientRect().top;
	const before = top();
	// Older browsers ignore the `name` of <details>, which would close the others.
	for (const other of document.querySelectorAll(".faq [open]")) if (other !== summary.parentElement) other.removeAttribute("open");
	// The disclosure toggles after click listeners run and before the next frame.
	requestAnimationFrame(() => scrollBy(0, top() - before));
}

interface FaqProps {
	items: readonly FaqItem[];
	/** Classes for the section's background and layout. The page's own stylesheet may restyle `.faq`. */
	className?: string;
}

/** Questions, of which at most one is open. Each answer has an ID for links. */
export function Faq({ items, className = "ground-panel" }: FaqProps) {
	const ids = questionIds(items.map(({ question }) => question));
	return (
		<section className={`py-section has-[+.sources]:pb-6 ${className}`} aria-labelledby="faq">
			<div className="faq wrap split">
				<Line as="h2" id="faq" className="text-h2" text={words.faq} />
				<ul className="border-t-[1.5px] border-ink [overflow-anchor:none] *:border-b-[1.5px] *:border-rule">
					{items.map(({ question, short, answer }, index) => (
						<li key={question}>
							<details name="faq">
								{/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive. */}
								<summary onClick={hold}>
									<h3 className="question">
										<Text text={question} />
									</h3>{" "}
									{short && <Line as="span" className="short" text={short} />}
									{/* CSS hides the vertical stroke when the question is open. */}
									<Icon node={Plus} className="relative top-1 flex-none text-link" />
								</summary>
								<p id={ids[index]} className="max-w-2xl pb-6">
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
