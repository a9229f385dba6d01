import { Items } from "../../parts/items.tsx";
import { Line } from "../../parts/line.tsx";
import { Opening } from "../../parts/opening.tsx";
import { CaseResult, ClientQuote } from "../../parts/proof.tsx";
import { Section } from "../../parts/section.tsx";
import { Mail, Sheet } from "../../parts/sheet.tsx";
import { Stats } from "../../parts/stats.tsx";
import { Icon } from "../../ui/icon.tsx";
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
	"font-[650] text-ink group-last:font-display group-last:text-[clamp(1.875rem,5cqw,5rem)]/[1.2] lg:row-span-2 lg:self-center " +
	"lg:text-h3 lg:group-last:pr-8";
/** Readers and their questions, as tabs. The last one is open: its page is the forwarded email below. */
const TAB =
	"border-t-[1.5px] border-hair px-side py-4 lg:border-t-0 lg:border-l-[1.5px] lg:px-4 lg:pb-6 lg:first:border-0 lg:first:pl-0 " +
	"last:bg-(--sheet) last:text-(--on-sheet) last:[--muted:var(--on-sheet)] last:border-0 lg:last:-mr-side lg:last:pr-side";
/** An email below the page that it forwards. Each line quotes all lines above it, as the bars on the left show. */
const QUOTING =
	"*:m-0 *:border-0 *:bg-no-repeat *:py-[0.5em] *:pl-[calc(var(--level,3)*4cqw)] *:bg-size-[calc(var(--level,3)*4cqw)_100%] " +
	"*:bg-[repeating-linear-gradient(to_right,var(--link)_0_4px,#0000_0_4cqw)] [&>:nth-last-child(-n+2)]:[--level:0] [&>p.serif]:m-0 " +
	"[&>:nth-last-child(4)]:[--level:2] [&>:nth-last-child(3)]:[--level:1]";
const FORWARDED =
	`px-side pt-6 pb-section lg:pt-section [&>.leading-snug]:text-[clamp(1.5rem,2.9cqw,3rem)] [&>.text-m]:leading-[1.12] ${QUOTING} ` +
	"[&>.text-m]:font-display [&>.text-m]:text-[clamp(1.7rem,5cqw,5.75rem)] [&>.text-m]:tracking-tight";
const FAQ =
	"ground-paper [&_summary>span]:font-display [&_summary>span]:font-bold [&_summary>span]:tracking-tight " +
	"max-lg:[&_summary>span]:text-[1.625rem] max-lg:[&_summary>span]:leading-tight";
const HALVES = "lg:*:first:grid lg:*:first:grid-cols-2 lg:*:first:gap-x-12";
/** The email that lost the deal. Its subject says that it was forwarded three times. */
const LOST =
	`mt-10 lg:mt-section lg:-ml-side [&&]:px-side [&>p.serif]:text-[clamp(1.625rem,3.4cqw,3.75rem)] [&>p.serif]:[--level:3] ${QUOTING} ` +
	"[&>p.sheet-head]:[--level:0]";
/** A page that answers a buyer's question, below the service that writes it. The third is dark and as wide as the window. */
const PAGE = "lg:row-span-2 lg:grid lg:grid-rows-subgrid lg:col-span-4 lg:nth-[-n+2]:col-span-6 lg:nth-3:col-span-12 lg:nth-3:block";
const LARGE = "ground-night mt-10 pt-4 pb-8 lg:-mx-side lg:mb-4 lg:px-side lg:pt-10 lg:pb-14 [&_p+p]:text-closing";
/** A page's icon and path. The third path is as wide as the window. */
const PATH = "flex items-center gap-3 border-b-[1.5px] pb-3 font-mono font-medium ";
const WIDE = "text-[length:calc((100cqw-2.25rem)/var(--chars)/0.64)]/[1.2]";
/** IT: a shortlist with the reason each vendor was rejected, then the questions that the remaining vendor's pages answer. */
export default function ReviewPage({ page, page: { object, proof, cta }, article }: ObjectPage<"review">) {
	const { readers } = object;
	return (
		<PageFrame page={page} faq={FAQ} closing={HALVES} end={<Mail message={cta.message} caption={object.messageCaption} className={LOST} />}>
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
			<Section id="readers" title={readers.title} size="text-closing" lead={readers.text} wide className="ground-stage pt-section">
				<Stats
					stats={readers.people.map(({ who, asks, page }) => ({ number: asks, label: who, note: page }))}
					className="mt-8 grid grid-cols-1 lg:grid-cols-5 lg:px-side"
					item={TAB}
					number="mb-2 text-h3"
				/>
				<Sheet head={readers.address} title={readers.answer} lines={readers.forwards} caption={readers.caption} className={FORWARDED} />
			</Section>
			{proof?.caseStudy && (
				<PhotoBand photo={page.photo} className="ground-night [&_.print]:bg-paper [&_.print>.icon]:stroke-(--sheet)">
					<h2 className="mb-5 text-h2">{proof.caseStudy.title}</h2>
					<CaseResult study={proof.caseStudy} className="text-lead" />
				</PhotoBand>
			)}
			<Cards
				page={page}
				className="ground-panel pt-section [--section:105rem]"
				list="lg:mt-4 lg:grid lg:grid-cols-12 lg:gap-x-8 lg:px-side"
				item={PAGE}
			>
				{(card, { question, head = "", lines }, index) => (
					<div className={index === 2 ? LARGE : "contents"}>
						<div className="px-side pt-8 pb-4 lg:px-0">
							<h3 className="text-m leading-tight">{card.title}</h3>
							<Line className="mt-2 max-w-[44rem] lg:text-[1.125rem]" text={card.description} />
						</div>
						<div
							className={index === 2 ? "@container px-side lg:p-0" : "@container ground-sheet ml-side px-5 py-4 lg:ml-0 lg:px-6 lg:py-5"}
							data-nosnippet=""
						>
							<p className={PATH + (index === 2 ? `${WIDE} [--chars:${head.length}]` : "text-[min(5.2cqw,1.25rem)]/[1.2]")}>
								<Icon node={card.icon} className="shrink-0 text-link" /> <span className="wrap-anywhere">{head}</span>
							</p>
							<p className="serif mt-4 text-m leading-tight font-bold">{question}</p>
							<Items texts={lines ?? []} className="serif mt-1 text-[1.25rem] leading-snug lg:text-[1.375rem]" />
						</div>
					</div>
				)}
			</Cards>
			<ExpandableArticle page={page} article={article} />
			<ClientQuote page={page} className="ground-night py-section lg:[&_blockquote]:text-closing" />
		</PageFrame>
	);
}
