import type { Views } from "../../shared/content-types.ts";
import { CardText } from "../parts/card-text.tsx";
import { Closing } from "../parts/closing.tsx";
import { Faq } from "../parts/faq.tsx";
import { Line } from "../parts/line.tsx";
import { Opening } from "../parts/opening.tsx";
import { Rows } from "../parts/rows.tsx";
import { Section } from "../parts/section.tsx";
import { Mail, SheetHead } from "../parts/sheet.tsx";
import { Stats } from "../parts/stats.tsx";
import { Prose } from "../ui/prose.tsx";
import { Text } from "../ui/text.tsx";
import { words } from "../words.ts";
import { Face, People } from "./about/people.tsx";

type AboutPage = Views["about"];

/** About Us (docs/product.md, section 2): an ordinary About page with our edits, the people behind them, and our story. */
export default function About({ page, article }: { page: AboutPage; article: string }) {
	const { values, stats, cta, storyTitle, storyLead } = page;
	return (
		<>
			<Opening page={page} />
			<EditedPage {...page.edit} />
			<People {...page} />
			<Section id="story" title={storyTitle} size="text-closing" lead={<Text text={storyLead} />} className="pt-4 [--section:40rem]" wide>
				<Line
					className="ground-yellow px-side display mt-6 py-9 text-[clamp(2rem,6.5cqw,6rem)]/[1.05] tracking-tighter lg:mt-9 lg:py-16"
					text={page.storyMark}
				/>
				<Prose html={article} className="wrap max-w-none gap-12 py-8 lg:columns-3 [&>h3]:mt-6 lg:[&>h3]:break-before-column" />
			</Section>
			<Section id="values" title={values.title} size="max-w-[13em] text-closing" className="ground-panel py-section">
				<ul className="mt-6 grid gap-x-12 gap-y-4 lg:mt-10 lg:grid-cols-2 lg:gap-y-4">
					{values.items.map(({ cost, ...value }) => (
						<li key={value.title} className="grid gap-y-4 border-t-[1.5px] pt-3 lg:row-span-2 lg:grid-rows-subgrid lg:pt-4 lg:pb-6">
							<div className="leading-snug">
								<CardText card={value} />
							</div>
							<div>
								<p className="caption">{words.cost}</p>
								<Line className="display text-h3 lg:text-[2rem] lg:leading-[1.15]" text={cost} />
							</div>
						</li>
					))}
				</ul>
			</Section>
			<Section id="figures" title={page.recordTitle} className="ground-night py-section">
				<Stats
					stats={stats}
					className="mt-6 grid grid-cols-2 gap-x-4 gap-y-6 lg:grid-cols-4 lg:gap-x-12"
					number="text-[clamp(2.75rem,6.2cqw,5.5rem)]/[1.05] tracking-tighter"
					label="text-lead leading-snug font-[650]"
					note="text-small text-muted"
				/>
				<p className="mt-5 mb-8 lg:mt-8 lg:mb-14">{page.recordNote}</p>
				<Rows
					rows={page.facts}
					className="grid grid-cols-2 gap-x-6 lg:grid-cols-4 lg:gap-x-12"
					row="border-t-[1.5px] border-hair py-2 leading-snug last:odd:col-span-2"
					label="text-small text-muted"
				/>
			</Section>
			<Faq items={page.faq} />
			<Closing page={page}>
				<Mail message={cta.message} caption={words.illustration} />
			</Closing>
		</>
	);
}

const KEPT = "display text-[clamp(1.5rem,0.8rem+2.6vw,3.25rem)] leading-[1.1] pt-2.5 lg:col-span-2";
const CUT = "serif text-[clamp(1.1875rem,1rem+0.5vw,1.5rem)]/[1.18]";

/** A page of ordinary sentences, with our people's comments beside them. */
function EditedPage({ address, by, rows, caption }: AboutPage["edit"]) {
	return (
		<figure>
			<div className="ground-sheet px-side border-y-[1.5px] border-hair pt-2 pb-2" data-nosnippet="">
				<SheetHead text={address} aside={by} className="text-muted" />
				<ul className="ruled-hair lg:*:py-2">
					{rows.map(({ text, notes }) => (
						<li key={text} className="grid items-center gap-x-12 gap-y-2 last:gap-y-4 max-sm:not-last:pr-18 lg:grid-cols-[4fr_3fr]">
							<Line className={text.startsWith("==") ? KEPT : CUT} text={text} />
							{notes.map((note) => (
								<div key={note.name} className="flex gap-3 leading-snug">
									<Face {...note} width={40} className="w-10 shrink-0 max-lg:hidden" />
									<p>
										<Line href={`#${note.id}`} className="plain-link block w-fit font-[650]" text={note.name} />
										{note.says}
									</p>
								</div>
							))}
						</li>
					))}
				</ul>
			</div>
			<figcaption className="caption px-side mt-2">{caption}</figcaption>
		</figure>
	);
}
