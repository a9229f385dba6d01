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
import { FAQ_BELOW, PageFrame } from "../story/page-frame.tsx";
import type { ObjectPage } from "./shared/parts.tsx";
import { BESIDE_HEADLINE, PhotoBand } from "./shared/parts.tsx";

type Page = ObjectPage<"review">["page"];

/** The short answer has its own column; on phones it is below the question. */
const FAQ =
	`${FAQ_BELOW} pb-6 ground-paper [&_.short]:font-display [&_.short]:text-[1.25rem] [&_.short]:leading-tight [&_.short]:font-bold ` +
	"[&_summary]:grid [&_summary]:grid-cols-[1fr_auto] lg:[&_summary]:grid-cols-[7fr_5fr_auto] max-lg:[&_.short]:order-last";

/** A forwarded email, on top of those before it. */
const FORWARDED =
	"mt-8 mr-8 shadow-[1rem_-1rem_0_-1px_var(--stage),1rem_-1rem_0_1px_var(--paper),2rem_-2rem_0_-1px_var(--stage),2rem_-2rem_0_1px_var(--paper)]";

/** IT: a shortlist, who strikes vendors from it, and the questions that the remaining vendor's pages answer. */
export default function ReviewPage({ page, article }: ObjectPage<"review">) {
	const { object, proof, cta } = page;
	return (
		<PageFrame page={page} faq={FAQ} end={<Mail message={cta.message} caption={object.messageCaption} className={FORWARDED} />}>
			<Shortlist page={page} />
			<Readers {...object.readers} />
			<Cards
				page={page}
				list="wrap mt-8 grid grid-cols-1 gap-x-14 lg:grid-cols-2"
				item="grid grid-cols-1 content-start gap-4 border-t-[1.5px] pt-5 pb-9 lg:row-span-3 lg:grid-rows-subgrid"
			>
				{(card, { question, ...sheet }) => (
					<>
						<p className="display text-m leading-tight text-balance">{question}</p>
						<div>
							<CardText card={card} size="text-lead font-text tracking-normal" text="mt-1 lg:text-[1.125rem]" />
						</div>
						<Sheet {...sheet} className="p-5 text-[1.25rem] wrap-anywhere lg:text-[1.375rem] xl:[&_.sheet-head]:text-[1.625rem]" />
					</>
				)}
			</Cards>
			<ClientQuote page={page} className="ground-stage py-section lg:[&_blockquote]:text-closing" />
			<ExpandableArticle page={page} article={article} className="grid" />
			{proof?.caseStudy && (
				<PhotoBand photo={page.photo} className="ground-night">
					<h2 className="mb-5 text-h2">{proof.caseStudy.title}</h2>
					<CaseResult study={proof.caseStudy} className="text-lead" />
				</PhotoBand>
			)}
		</PageFrame>
	);
}

const SHORTLISTED =
	"px-side items-baseline gap-8 border-hair py-3 text-muted not-first:border-t last:py-5 last:text-lead last:font-[650] last:text-ink " +
	"lg:grid lg:grid-cols-[21rem_1fr_auto] lg:last:text-[1.5rem]";

function Shortlist({ page }: { page: Page }) {
	const { shortlist } = page.object;
	return (
		<section className="ground-night pt-4 pb-5 lg:pt-6">
			<Opening page={page} size="text-title" className={`wrap ${BESIDE_HEADLINE}`} />
			<figure className="mt-7" data-nosnippet="">
				<ol className="border-y-[1.5px]">
					{shortlist.map(({ vendor, reason, verdict }) => (
						<li key={vendor} className={SHORTLISTED}>
							<Line className="font-mono lg:[&_ins]:-ml-[.62em] [&_del]:text-lead [&_del]:text-ink" text={vendor} />
							<Line className="text-balance" text={reason} />
							<p className="font-[650] text-ink lg:text-right">{verdict}</p>
						</li>
					))}
				</ol>
				<figcaption className="wrap caption mt-3">{words.inventedExamples}</figcaption>
			</figure>
		</section>
	);
}

/** Five readers, and one answer in large type above the emails that forwarded it. */
function Readers({ title, people, forwards, address, answer, text, caption }: Page["object"]["readers"]) {
	return (
		<Section id="readers" title={title} size="text-closing" lead={text} wide className="overflow-x-clip py-section">
			<div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-[4.4fr_7.6fr]">
				<Stats
					stats={people.map(({ who, asks, page }) => ({ number: asks, label: who, note: page }))}
					className="px-side *:border-t-[1.5px] *:pt-3 *:pb-5 lg:pr-0"
					number="mb-1 text-h3"
					label="font-[650]"
				/>
				<figure className="ground-sheet px-side py-6 lg:pl-10" data-nosnippet="">
					<p className="sheet-head">{address}</p>
					<Line className="display mt-5 mb-8 text-[clamp(1.875rem,3.9cqw,3.75rem)] leading-[1.16]" text={answer} />
					<Items texts={forwards} className="serif ruled-hair text-lead" item="leading-snug" />
					<figcaption className="caption mt-3">{caption}</figcaption>
				</figure>
			</div>
		</Section>
	);
}
