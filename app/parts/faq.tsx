import { Plus } from "lucide";
import type { FaqItem } from "../../shared/content-types.ts";
import { questionIds } from "../../shared/question-ids.ts";
import { Icon } from "../ui/icon.tsx";
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
	/** Class for the section's background. */
	className?: string;
}

/** Layout of a question: the plus sign comes last, and the short answer is beside the question on wide screens, otherwise below it. */
export const SUMMARY = "flex flex-wrap items-baseline gap-x-4 py-3.5";
export const QUESTION = "flex-1 font-text text-lead/snug font-[650] tracking-normal text-pretty";

/** Questions beside their heading or, with short answers, below it. At most one is open. Each answer has an ID for links. */
export function Faq({ items, className = "ground-panel" }: FaqProps) {
	const ids = questionIds(items.map(({ question }) => question));
	return (
		<section className={`py-section has-[+.sources]:pb-6 ${className}`} aria-labelledby="faq">
			<div className={`faq wrap split${items.some(({ short }) => short) ? " grid-cols-1" : ""}`}>
				<Line as="h2" id="faq" className="text-h2" text={words.faq} />
				<ul className="border-t-[1.5px] border-ink [overflow-anchor:none] *:border-b-[1.5px] *:border-rule">
					{items.map(({ question, short, answer }, index) => (
						<li key={question}>
							<details name="faq">
								{/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive. */}
								<summary className={SUMMARY} onClick={hold}>
									<Line as="h3" className={QUESTION} text={question} />{" "}
									{short && <Line as="span" className="order-1 w-full lg:order-0 lg:w-6/12 lg:text-lead" text={short} />}
									{/* CSS hides the vertical stroke when the question is open. */}
									<Icon node={Plus} className="relative top-1 flex-none text-link" />
								</summary>
								<Line id={ids[index]} className="max-w-2xl pb-6" text={answer} />
							</details>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
