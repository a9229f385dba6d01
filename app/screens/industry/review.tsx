import type { ReactNode } from "react";
import { CardText } from "../../parts/card-text.tsx";
import { CaseStudy } from "../../parts/case-study.tsx";
import { Line } from "../../parts/line.tsx";
import { Mail } from "../../parts/mail.tsx";
import { Quote } from "../../parts/quote.tsx";
import { Rows } from "../../parts/rows.tsx";
import { Section } from "../../parts/section.tsx";
import { words } from "../../words.ts";
import type { ObjectPage } from "./shared/parts.tsx";
import { Cards, IndustryArticle, IndustryPage, OpeningWords, PhotoBand, Sheet, STACKED } from "./shared/parts.tsx";

type Page = ObjectPage<"review">["page"];

/** The short answer has its own column; on phones it is below the question. */
const FAQ =
	`${STACKED} ground-paper pb-6 [&_.short]:font-display [&_.short]:text-[1.25rem] [&_.short]:leading-tight [&_.short]:font-bold [&_summary]:grid lg:[&_summary]:grid-cols-[7fr_5fr_auto] max-lg:[&_summary]:grid-cols-[1fr_auto] ` +
	"max-lg:[&_summary]:gap-y-1 max-lg:[&_.short]:row-start-2 max-lg:[&_.icon]:col-start-2 max-lg:[&_.icon]:row-start-1";

/** IT: a shortlist, who strikes vendors from it, and the questions that the remaining vendor's pages answer. */
export default function ReviewPage({ page, article }: ObjectPage<"review">) {
	const { object, proof, cta } = page;
	const { fields, caption } = object.closing;
	const head = (
		<Rows
			rows={[...fields, { label: words.subject, text: cta.message?.subject }]}
			row="flex gap-4 py-1.5! font-mono text-small"
			label="w-20 shrink-0 text-muted"
			text="min-w-0 wrap-anywhere"
		/>
	);
	return (
		<IndustryPage page={page} faq={FAQ} end={<Mail message={cta.message} caption={caption} head={head} />}>
			<Opening page={page} />
			<Readers {...object.readers} />
			<Cards
				page={page}
				caption={object.cards.caption}
				details={object.cards.asked}
				item="side grid grid-cols-1 gap-x-12 gap-y-4 border-t-[1.5px] py-6 lg:grid-cols-[8fr_4fr]"
			>
				{(card, { question, ...sheet }) => (
					<>
						<div>
							<p className="mb-3 text-lead leading-snug font-[650]">{question}</p>
							<Sheet {...sheet} className="px-5 py-4 text-[1.375rem] lg:px-6 lg:text-[1.75rem]" />
						</div>
						<div className="lg:pt-10">
							<CardText card={card} size="text-[1.25rem] leading-tight" />
						</div>
					</>
				)}
			</Cards>
			<IndustryArticle page={page} article={article} />
			{proof?.testimonial && (
				<PhotoBand page={page} tint="blue" className="ground-night">
					<Quote quote={proof.testimonial} mark={object.mark} className="text-h3 leading-tight lg:text-[2.25rem] lg:leading-[1.2]" />
				</PhotoBand>
			)}
			{proof?.caseStudy && <CaseStudy study={proof.caseStudy} text={proof.why} className="ground-paper" />}
		</IndustryPage>
	);
}

const SHORTLISTED =
	"items-baseline gap-8 border-hair py-3 text-muted not-first:border-t last:py-5 last:text-lead last:font-[650] last:text-ink " +
	"lg:grid lg:grid-cols-[21rem_1fr_auto] lg:last:text-[1.5rem]";

function Opening({ page }: { page: Page }) {
	const { shortlist, caption } = page.object;
	return (
		<section className="ground-night pt-4 pb-5 lg:pt-6">
			<div className="wrap">
				<OpeningWords page={page} size="text-title" className="gap-x-12 lg:grid lg:grid-cols-[6.7fr_5.3fr]" words="lg:-mt-3" />
			</div>
			<figure className="mt-7" data-nosnippet="">
				<ol className="border-y-[1.5px]">
					{shortlist.map(({ vendor, reason, verdict }, index) => (
						<li key={vendor} className={`side ${SHORTLISTED}`}>
							<Line
								className="font-mono lg:[&_ins]:-ml-[.62em] [&_del]:text-lead [&_del]:text-ink"
								text={index < shortlist.length - 1 ? `~~${vendor}~~` : `++${vendor}++`}
							/>
							<Line className="text-balance" text={reason} />
							<p className="font-[650] text-ink lg:text-right">{verdict}</p>
						</li>
					))}
				</ol>
				<figcaption className="wrap caption mt-3">{caption}</figcaption>
			</figure>
		</section>
	);
}

/** Five readers, and one answer in large type inside the emails that forwarded it. */
function Readers({ title, people, forwards, address, answer, text, caption }: Page["object"]["readers"]) {
	const page = (
		<div className="pt-5">
			<p className="font-mono text-small font-[500] break-all">{address}</p>
			<Line className="display mt-3 text-h2 leading-[1.16] lg:text-[clamp(2.25rem,3.7cqw,3.5rem)] lg:leading-[1.16]" text={answer} />
		</div>
	);
	const mail = forwards.reduceRight<ReactNode>(
		(inner, line) => (
			<div key={line} className="mt-5 border-l-3 border-hair pl-3 lg:pl-6">
				<p className="serif text-lead">{line}</p>
				{inner}
			</div>
		),
		page,
	);
	return (
		<Section id="readers" title={title} size="text-closing" lead={text} wide className="overflow-x-clip py-section">
			<div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-[4.4fr_7.6fr]">
				<ul className="px-side *:border-t-[1.5px] *:pt-3 *:pb-5 lg:pr-0">
					{people.map(({ who, asks, page }) => (
						<li key={who}>
							<p className="text-small text-muted">{who}</p>
							<p className="text-lead leading-snug font-[650]">{asks}</p>
							<p className="text-small">{page}</p>
						</li>
					))}
				</ul>
				<figure data-nosnippet="">
					<div className="ground-sheet px-side pt-2 pb-10 lg:pl-10">{mail}</div>
					<figcaption className="caption mt-3 max-lg:px-side">{caption}</figcaption>
				</figure>
			</div>
		</Section>
	);
}
