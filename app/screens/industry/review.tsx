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
import { Cards, IndustryArticle, IndustryPage, OpeningWords, Photo } from "./shared/parts.tsx";

type Page = ObjectPage<"review">["page"];

/** The short answer has its own column; on phones it is below the question. */
const FAQ =
	"ground-paper [&_.short]:font-display [&_.short]:text-[1.375rem] [&_.short]:leading-tight [&_.short]:font-bold " +
	"max-lg:[&_.question]:flex-1 max-lg:[&_.short]:order-1 max-lg:[&_.short]:w-full max-lg:[&_summary]:flex-wrap " +
	"lg:[&_summary]:grid lg:[&_summary]:grid-cols-[7fr_5fr_auto]";

/** IT: a shortlist, who strikes vendors from it, and the questions that the remaining vendor's pages answer. */
export default function Technology({ page, article }: ObjectPage<"review">) {
	const { fields, caption } = page.object.closing;
	const rows = [...fields, { label: words.subject, text: page.cta.message?.subject }];
	const head = (
		<Rows
			rows={rows}
			row="flex gap-4 py-1.5! font-mono text-small"
			label="w-20 shrink-0 text-muted"
			text="min-w-0 [overflow-wrap:anywhere]"
		/>
	);
	const mail = <Mail message={page.cta.message} caption={caption} className="lg:-mr-side lg:pr-side lg:pl-8" head={head} />;
	return (
		<IndustryPage page={page} faq={FAQ} closing="items-center lg:grid-cols-2" end={mail}>
			<Opening page={page} />
			<Readers {...page.object.readers} />
			<Questionnaire page={page} />
			<IndustryArticle page={page} article={article} />
			<Proof page={page} />
		</IndustryPage>
	);
}

const SHORTLISTED =
	"items-baseline gap-8 border-hair py-3 text-muted not-first:border-t last:text-lead last:font-[650] last:text-ink lg:grid lg:grid-cols-[20rem_1fr_auto]";

function Opening({ page }: { page: Page }) {
	const { shortlist, caption } = page.object;
	return (
		<section className="ground-night pt-4 pb-5 lg:pt-6">
			<div className="wrap">
				<OpeningWords page={page} title="text-title" className="gap-x-12 lg:grid lg:grid-cols-[6.7fr_5.3fr]" words="lg:-mt-3" />
			</div>
			<figure className="mt-7" data-nosnippet="">
				<ol className="border-y-[1.5px]">
					{shortlist.map(({ vendor, reason, verdict }, index) => (
						<li key={vendor} className={`side ${SHORTLISTED}`}>
							<Line
								className="font-mono text-lead lg:text-[1.3125rem] [&_del]:text-ink"
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

/** The six cards as the third column of the buyer's questionnaire. */
function Questionnaire({ page, page: { cards, object } }: { page: Page }) {
	const { labels, asked, caption } = object.cards;
	const columns = "side grid grid-cols-1 gap-x-8 gap-y-3 lg:grid-cols-[3.2fr_4.4fr_4.4fr]";
	return (
		<Cards page={page} caption={caption}>
			<div className="ground-sheet mt-7 border-y-[1.5px]">
				<p className={`py-2 font-mono text-small font-[500] text-muted max-lg:hidden ${columns}`} aria-hidden="true">
					{labels.map((label) => (
						<span key={label}>{label}</span>
					))}
				</p>
				<ol>
					{cards.items.map((card, index) => {
						const { question = "", answer = "", page = "" } = asked[index] ?? {};
						return (
							<li key={card.title} className={`border-t-[1.5px] border-rule py-5 ${columns}`}>
								<p className="display text-h3">{question}</p>
								<div className="serif text-[1.25rem] leading-snug lg:text-[1.5rem]" data-nosnippet="">
									<Line text={answer} />
									<p className="mt-1 font-mono text-small text-muted">{page}</p>
								</div>
								<div className="border-hair max-lg:border-t max-lg:pt-3">
									<CardText card={card} size="text-[1.25rem] leading-tight" />
								</div>
							</li>
						);
					})}
				</ol>
			</div>
		</Cards>
	);
}

/** The quote comes first, beside the photo; the case is below. */
function Proof({ page }: { page: Page }) {
	if (!page.proof?.caseStudy) return null;
	const { caseStudy, testimonial, why } = page.proof;
	return (
		<>
			<div className="ground-night py-section">
				<div className="wrap grid gap-x-12 gap-y-8 lg:grid-cols-[1fr_18rem]">
					{testimonial && <Quote quote={testimonial} mark={page.object.mark} className="text-h2 leading-[1.2]" />}
					<Photo page={page} tint={page.prints.hero.tint} className="h-44 w-66 lg:mt-3 lg:h-48 lg:w-full" />
				</div>
			</div>
			<CaseStudy study={caseStudy} text={why} className="ground-paper" />
		</>
	);
}
