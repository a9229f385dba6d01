import { CardText } from "../../parts/card-text.tsx";
import { Items } from "../../parts/items.tsx";
import { Line } from "../../parts/line.tsx";
import { Opening } from "../../parts/opening.tsx";
import { CaseResult, ClientQuote } from "../../parts/proof.tsx";
import { Section } from "../../parts/section.tsx";
import { Mail, Sheet } from "../../parts/sheet.tsx";
import { Stats } from "../../parts/stats.tsx";
import { words } from "../../words.ts";
import { Cards } from "../story/cards.tsx";
import { ExpandableArticle } from "../story/expandable-article.tsx";
import { PageFrame } from "../story/page-frame.tsx";
import { BESIDE_HEADLINE, type ObjectPage, PhotoBand } from "./shared/parts.tsx";

/** A vendor on the shortlist. The last one is kept and emphasized. */
const SHORTLISTED =
	"group px-side border-hair py-3 leading-snug text-muted not-first:border-t last:py-5 last:font-[650] last:text-ink [&_del]:text-ink " +
	"lg:grid lg:grid-flow-col lg:grid-cols-[1fr_auto] lg:grid-rows-[auto_auto] lg:gap-x-8 lg:py-2 lg:last:py-3 lg:last:text-[1.3rem]";
const VERDICT =
	"font-[650] text-ink group-last:font-display group-last:text-[clamp(1.875rem,5cqw,5rem)]/[1.2] lg:row-span-2 lg:self-center lg:text-h3";

/** The answer in the display font, above the emails that forwarded it. */
const ANSWER =
	"px-side -mx-side py-6 text-lead lg:col-span-full [&>.text-m]:my-6 [&>.text-m]:font-display " +
	"[&>.text-m]:text-[clamp(1.7rem,4.25cqw,4.75rem)] [&>.text-m]:leading-[1.14] [&>.text-m]:tracking-tight " +
	"[&>.leading-snug]:mt-0 [&>.leading-snug]:border-t-[1.5px] [&>.leading-snug]:border-hair [&>.leading-snug]:py-4 " +
	"[&>.leading-snug]:text-[clamp(1.5rem,2.6cqw,2.5rem)]";

/** A page's path, and its answer to a buyer's question. The third is dark and larger, and its path spans both columns. */
const PAGE =
	"py-5 lg:items-baseline [--answer:1.25rem] [--path:min(5.6cqw,1.375rem)] lg:[--answer:1.5rem] lg:[--path:min(2.7cqw,2.625rem)]";
const LARGE =
	"ground-night py-section [--answer:1.625rem] [--path:min(8.2cqw,2rem)] lg:[--answer:2.1875rem] lg:[--path:min(5.7cqw,5.5rem)] " +
	"lg:[&_.font-mono]:whitespace-nowrap lg:*:last:pt-[calc(min(7.125cqw,6.875rem)+0.85rem)]";

/** Draws a stack of forwarded emails with this one on top. */
const FORWARDED =
	"mt-8 text-[1.5rem] [--a:-1rem_-1rem_0] [--b:-2rem_-2rem_0] " +
	"shadow-[var(--a)_-1px_var(--stage),var(--a)_1px_var(--sheet),var(--b)_-1px_var(--stage),var(--b)_1px_var(--sheet)]";

/** IT: a shortlist with the reason each vendor was rejected, then the questions that the remaining vendor's pages answer. */
export default function ReviewPage({ page, page: { object, proof, cta }, article }: ObjectPage<"review">) {
	const { readers } = object;
	return (
		<PageFrame page={page} faq="ground-paper" end={<Mail message={cta.message} caption={object.messageCaption} className={FORWARDED} />}>
			<section className="ground-night pt-4 pb-5 lg:pt-6">
				<Opening page={page} size="text-title" className={`wrap ${BESIDE_HEADLINE}`} />
				<figure className="mt-5" data-nosnippet="">
					<ol className="border-y-[1.5px]">
						{object.shortlist.map(({ vendor, reason, verdict }) => (
							<li key={vendor} className={SHORTLISTED}>
								<Line className="font-mono text-lead lg:text-[min(2.8cqw,2.75rem)]/[1.25] lg:[&_ins]:-ml-[.62em]" text={vendor} />
								<Line className="text-balance" text={reason} />
								<p className={VERDICT}>{verdict}</p>
							</li>
						))}
					</ol>
					<figcaption className="wrap caption mt-3">{words.inventedExamples}</figcaption>
				</figure>
			</section>
			<Section id="readers" title={readers.title} size="text-closing" lead={readers.text} wide className="overflow-x-clip pt-section">
				<div className="mt-8 grid grid-cols-1 gap-x-7 gap-y-5 px-side lg:grid-cols-5 lg:gap-y-10">
					<Stats
						stats={readers.people.map(({ who, asks, page }) => ({ number: asks, label: who, note: page }))}
						className="contents"
						item="border-t-4 border-hair pt-3 last:border-ink"
						number="mb-1 text-h3"
					/>
					<Sheet head={readers.address} title={readers.answer} lines={readers.forwards} caption={readers.caption} className={ANSWER} />
				</div>
			</Section>
			<Cards page={page} item="border-t-[1.5px]">
				{(card, { question, head, lines }, index) => (
					<div className={`px-side grid gap-x-14 gap-y-4 lg:grid-cols-2 ${index === 2 ? LARGE : PAGE}`}>
						<div>
							<p className="mb-3 font-mono text-(length:--path) leading-tight wrap-anywhere">{head}</p>
							<CardText card={card} size="text-lead font-text tracking-normal" text="mt-1 lg:text-[1.125rem]" />
						</div>
						<div data-nosnippet="">
							<p className="display text-h3 leading-tight text-balance">{question}</p>
							<Items texts={lines ?? []} className="serif mt-2 text-(length:--answer) leading-snug" />
						</div>
					</div>
				)}
			</Cards>
			<ClientQuote page={page} className="ground-stage py-section lg:[&_blockquote]:text-closing" />
			<ExpandableArticle page={page} article={article} />
			{proof?.caseStudy && (
				<PhotoBand photo={page.photo} className="ground-night [&_.print]:bg-paper [&_.print>.icon]:stroke-(--sheet)">
					<h2 className="mb-5 text-h2">{proof.caseStudy.title}</h2>
					<CaseResult study={proof.caseStudy} className="text-lead" />
				</PhotoBand>
			)}
		</PageFrame>
	);
}
