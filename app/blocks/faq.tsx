import { Plus } from "lucide";
import type { FaqItem } from "../content/faq.ts";
import { Icon } from "../ui/icon.tsx";
import { Ranges } from "../ui/ranges.tsx";
import { Section } from "../ui/section.tsx";

interface FaqProps {
	items: readonly FaqItem[];
	tone?: "paper" | "panel";
}

/** Where an answer can be linked to. */
const idOf = (question: string) =>
	question
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "");

/** Browsers that do not know `details name` open several; then the opened one closes the others. */
function closeOthers({ currentTarget }: React.ToggleEvent<HTMLDetailsElement>) {
	if (!currentTarget.open) return;
	for (const other of currentTarget.closest("ul")?.querySelectorAll("details") ?? []) if (other !== currentTarget) other.open = false;
}

/** Questions that open one at a time. Each answer has an id, so that an address can lead to it. */
export function Faq({ items, tone = "paper" }: FaqProps) {
	return (
		<Section tone={tone} aria-labelledby="faq">
			<div className="grid gap-x-12 gap-y-8 lg:grid-cols-12">
				<h2 id="faq" className="text-h2 lg:col-span-4">
					Frequently Asked Questions
				</h2>
				<ul className="border-t-[1.5px] border-ink lg:col-span-8">
					{items.map(({ question, answer }) => (
						<li key={question} className="border-b-[1.5px] border-rule">
							<details name="faq" className="group" onToggle={closeOthers}>
								<summary className="flex items-start gap-6 py-5 hover:text-link">
									<h3 className="flex-1 font-text text-lead leading-snug font-[650] tracking-normal text-pretty">
										<Ranges text={question} />
									</h3>
									{/* Without its upright stroke a plus is a minus. */}
									<Icon node={Plus} className="mt-0.5 -mr-1 shrink-0 text-link group-open:[clip-path:inset(40%_0)]" />
								</summary>
								<p id={idOf(question)} className="max-w-[40rem] pr-12 pb-6 text-muted">
									<Ranges text={answer} />
								</p>
							</details>
						</li>
					))}
				</ul>
			</div>
		</Section>
	);
}
