import { CardText } from "../../parts/card-text.tsx";
import { CaseStudy } from "../../parts/case-study.tsx";
import { Line } from "../../parts/line.tsx";
import { Mail } from "../../parts/mail.tsx";
import { Runway } from "./runway/runway.tsx";
import type { ObjectPage } from "./shared/parts.tsx";
import { Cards, IndustryArticle, IndustryPage, OpeningWords, Photo } from "./shared/parts.tsx";

type Page = ObjectPage<"runway">["page"];

/** Six columns with blue rules above. */
const FAQ = "ground-paper lg:[&_ul]:grid [&_ul]:grid-cols-3 [&_ul]:gap-x-8";

/** Startups: what fits into the months of cash, drawn to scale, and everything else at its month. */
export default function Startups({ page, article }: ObjectPage<"runway">) {
	const { sum, question, closing } = page.object;
	const end = <Mail message={page.cta.message} caption={closing.caption} head={<p className="sheet-head">{closing.title}</p>} />;
	return (
		<IndustryPage page={page} faq={FAQ} end={end}>
			<section className="overflow-x-clip pt-6 pb-section">
				<div className="wrap">
					<OpeningWords
						page={page}
						title="text-[clamp(2.25rem,0.1rem+4.05vw,4.25rem)] leading-[1.08] [&_mark]:whitespace-nowrap"
						words="gap-x-12 lg:mt-7 lg:grid lg:grid-cols-[6.2fr_5.8fr] lg:*:mt-0"
					/>
				</div>
				<Runway {...page.object} />
			</section>
			<Months page={page} />
			{page.proof?.caseStudy && <CaseStudy study={page.proof.caseStudy} text={page.proof.why} />}
			<Sum {...sum} />
			<IndustryArticle page={page} article={article} />
			<section className="ground-panel grid lg:grid-cols-[4fr_8fr]" aria-labelledby="question">
				<Photo page={page} className="h-56 lg:h-full" />
				<div className="px-side py-section lg:pl-12">
					<Line as="h2" id="question" className="text-h2" text={question.title} />
					<Line className="mt-5 text-lead" text={question.text} />
				</div>
			</section>
		</IndustryPage>
	);
}

/** Index of the first month, and of the first card, that needs more cash. */
const FIRST_UNFUNDED = 4;
const COLUMNS = ["lg:col-start-2", "lg:col-start-3", "lg:col-start-4", "lg:col-start-5", "lg:col-start-6", "lg:col-start-7"];
const MONTH = "border-l-2 pl-3 first:col-span-2 first:border-0 first:pl-[calc(var(--side)+.75rem)]";
const CARD = "max-lg:border-l-14 max-lg:pr-side max-lg:pb-6 max-lg:pl-5 lg:col-span-2 lg:border-l-2 lg:border-ink lg:pr-6 lg:pl-3.5";

/** The six cards on a time axis: a bar of months in the middle, and a card above or below each, two columns wide. */
function Months({ page, page: { cards, object } }: { page: Page }) {
	const { intro, when, caption } = object.cards;
	return (
		<Cards page={page} intro={intro} caption={caption} className="overflow-x-clip py-section">
			<ol className="mt-8 lg:grid lg:grid-cols-[var(--side)_repeat(7,1fr)_var(--side)] lg:grid-rows-[auto_4.25rem_auto] max-lg:pl-side">
				<li
					className="display row-start-2 col-start-1 -col-end-2 grid grid-cols-subgrid text-[2rem] leading-[4.25rem] max-lg:hidden"
					aria-hidden="true"
				>
					{[...when, ""].map((label, month) => (
						<span
							key={label}
							className={`${MONTH} ${label ? `border-paper text-on-bar ${month < FIRST_UNFUNDED ? "bg-bar" : "bg-rule"}` : "border-paper bg-hair"}`}
						>
							{month}
						</span>
					))}
				</li>
				{cards.items.map((card, index) => (
					<li
						key={card.title}
						className={`${CARD} ${COLUMNS[index]} ${index < FIRST_UNFUNDED ? "max-lg:border-bar" : "max-lg:border-rule"} ${index % 2 ? "lg:row-start-3 lg:self-start lg:pt-6" : "lg:row-start-1 lg:pb-7"}`}
					>
						<p className="mb-1 font-mono text-small font-[500] text-muted">{when[index]}</p>
						<CardText card={card} />
					</li>
				))}
			</ol>
		</Cards>
	);
}

const MONTHS = Array.from({ length: 24 }, (_, month) => month);

/** Months of cash minus the months of each purchase, with every month as a box. */
function Sum({ total, takes, left, caption }: Page["object"]["sum"]) {
	const rest = takes.reduce((sum, { months }) => sum - months, total);
	return (
		<figure className="overflow-x-clip pt-section">
			<p className="side display flex justify-between text-[clamp(2.3rem,10.4cqw,12rem)] leading-[0.9] tracking-[-0.055em]">
				<span>{total}</span>
				{takes.map((take) => (
					<span key={take.for} className="contents">
						<span className="text-muted">−</span> <span>{take.months}</span>
					</span>
				))}
				<span className="text-muted">=</span> <span className="text-link">{rest}</span>
			</p>
			<ul className="boxes mt-5 ml-side flex">
				{[...takes, { months: rest, for: left }].map((part) => (
					<li key={part.for}>
						<span className="flex" aria-hidden="true">
							{MONTHS.slice(0, part.months).map((month) => (
								<i key={month} />
							))}
						</span>
						<p className="mt-2 w-0 min-w-full pr-1 text-small leading-snug font-[650] max-[23rem]:text-[0.8125rem] lg:text-lead">
							{part.months} {part.for}
						</p>
					</li>
				))}
			</ul>
			<figcaption className="wrap caption mt-4">{caption}</figcaption>
		</figure>
	);
}
