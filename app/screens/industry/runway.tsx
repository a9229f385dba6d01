import { Closing } from "../../parts/closing.tsx";
import { Faq } from "../../parts/faq.tsx";
import { DuotonePhoto } from "../../parts/photo.tsx";
import { Sources } from "../../parts/sources.tsx";
import { Text } from "../../ui/text.tsx";
import { Runway } from "./runway/runway.tsx";
import type { ObjectPage } from "./shared/parts.tsx";
import { CardWords, CaseNote, Figure, IndustryArticle, Mail, OpeningWords, SectionHead } from "./shared/parts.tsx";

type Page = ObjectPage<"runway">["page"];

/** Six columns under blue rules. */
const FAQ = "[&_.faq]:block [&_ul]:mt-6 lg:[&_ul]:grid [&_ul]:grid-cols-3 [&_ul]:gap-x-8";

/** Startups: what fits the months of cash, drawn to scale, and everything else at its month. */
export default function Startups({ page, article }: ObjectPage<"runway">) {
	const { detail, ...photo } = page.prints.hero;
	const { sum, question, closing } = page.object;
	return (
		<>
			<section className="overflow-x-clip pt-6 pb-section">
				<div className="wrap">
					<OpeningWords
						page={page}
						title="text-[clamp(2.25rem,0.1rem+4.05vw,4.25rem)] leading-[1.08] sm:[&_mark]:whitespace-nowrap"
						words="gap-x-12 lg:mt-4 lg:grid lg:grid-cols-[6.2fr_5.8fr] lg:*:mt-0"
					/>
				</div>
				<Runway {...page.object} />
			</section>
			<Months page={page} />
			<Proof page={page} />
			<Sum {...sum} />
			<IndustryArticle page={page} article={article} />
			<section className="grid border-y-[1.5px] lg:grid-cols-2" aria-labelledby="question">
				<DuotonePhoto photo={photo} tint="ink" sizes="(min-width: 1024px) 50vw, 100vw" className="h-56 lg:h-full" />
				<div className="px-side py-section lg:pl-12">
					<h2 id="question" className="text-closing">
						{question.title}
					</h2>
					<p className="mt-5 text-lead">
						<Text text={question.text} />
					</p>
				</div>
			</section>
			<Faq items={page.faq} className={`ground-paper ${FAQ}`} />
			<Sources sources={page.sources} related={page.related} />
			<Closing cta={page.cta} className="grid grid-cols-1 gap-x-12 gap-y-8 pb-0! lg:grid-cols-2">
				<Mail message={page.cta.message} caption={closing.caption} head={<p className="sheet-head">{closing.title}</p>} />
				<div className="boxes boxes-closing -mx-side flex border-t-[1.5px] px-side lg:col-span-2" aria-hidden="true">
					<Boxes count={closing.months} />
					<Boxes count={sum.total - closing.months} />
				</div>
			</Closing>
		</>
	);
}

/** From here on the months of the axis wait for more cash. */
const LATER = 4;

/** The six cards, each at its month; from the fifth on they wait for more cash. */
function Months({ page: { cards, object } }: { page: Page }) {
	const { intro, when, caption } = object.cards;
	return (
		<section className="ground-panel overflow-x-clip py-section" aria-labelledby="parts">
			<SectionHead title={cards.title}>
				<Text text={intro} />
			</SectionHead>
			{/* The bar of months through the middle, and a card above or below each of them, two columns wide. */}
			<ol className="lg:grid lg:grid-cols-[var(--side)_repeat(6,1fr)_calc(var(--side)+1.5rem)] lg:grid-rows-[auto_4.25rem_auto] max-lg:pl-side">
				<li
					className="display row-start-2 col-span-full grid grid-cols-subgrid text-[2rem] leading-[4.25rem] max-lg:hidden"
					aria-hidden="true"
				>
					{[...when, ""].map((label, month) => (
						<span
							key={label}
							className={`border-l-2 pl-3 first:col-span-2 first:border-0 first:pl-[calc(var(--side)+.75rem)] ${month === when.length ? "border-ink" : `border-paper text-on-bar ${month < LATER ? "bg-bar" : "bg-rule"}`}`}
						>
							{month}
						</span>
					))}
				</li>
				{cards.items.map((card, index) => (
					<li
						key={card.title}
						className={`max-lg:border-l-14 max-lg:pr-side max-lg:pb-6 max-lg:pl-5 lg:col-span-2 lg:border-l-2 lg:border-ink lg:pr-6 lg:pl-3.5 ${index < LATER ? "max-lg:border-bar" : "max-lg:border-rule"} ${COLUMNS[index]} ${index % 2 ? "lg:row-start-3 lg:self-start lg:pt-6" : "lg:row-start-1 lg:pb-7"}`}
					>
						<p className="mb-1 font-mono text-small font-[500] text-muted">{when[index]}</p>
						<CardWords card={card} />
					</li>
				))}
			</ol>
			<p className="wrap caption mt-8">{caption}</p>
		</section>
	);
}

const COLUMNS = ["lg:col-start-2", "lg:col-start-3", "lg:col-start-4", "lg:col-start-5", "lg:col-start-6", "lg:col-start-7"];

/** The case in one figure, and its bars from the margin to the edge of the window. */
function Proof({ page: { proof } }: { page: Page }) {
	const study = proof?.caseStudy;
	const [main, ...others] = study?.results ?? [];
	if (!study || !main?.increase) return null;
	const before = `${10_000 / (100 + main.increase)}%`;
	return (
		<section className="ground-night overflow-x-clip pt-section pb-10" aria-labelledby="case">
			<div className="wrap grid items-end gap-x-14 gap-y-6 lg:grid-cols-[auto_1fr]">
				<Figure text={main.text} />
				<div>
					<h2 id="case" className="text-h2">
						{study.title}
					</h2>
					<p className="mt-3 text-lead">
						<Text text={proof.why ?? study.solution} />
					</p>
					<p className="mt-3 text-muted">
						{others.map(({ text }) => text).join(", ")}. <CaseNote study={study} />
					</p>
				</div>
			</div>
			<svg
				className="mt-8 ml-side block h-24 w-[calc(100%-var(--side))] font-mono text-small lg:h-32"
				role="img"
				aria-label={`Drawn to scale: 1 before, ${1 + main.increase / 100} after.`}
			>
				<rect className="fill-none stroke-ink stroke-2" x="1" y="1" width={before} height="36%" />
				<text x={before} y="19%" dx="12" dominantBaseline="central" fill="currentColor">
					before
				</text>
				<rect className="fill-link" y="42%" width="100%" height="58%" />
				<text className="fill-paper" x="16" y="71%" dominantBaseline="central">
					after
				</text>
			</svg>
		</section>
	);
}

/** A sum of months, and each of them as a box in the order of the sum. */
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
						<Boxes count={part.months} />
						<p className="mt-2 w-0 min-w-full pr-1 text-small leading-snug font-[650] lg:text-lead">
							{part.months} {part.for}
						</p>
					</li>
				))}
			</ul>
			<figcaption className="wrap caption mt-4">{caption}</figcaption>
		</figure>
	);
}

function Boxes({ count }: { count: number }) {
	return (
		<span className="flex" aria-hidden="true">
			{Array.from({ length: count }, (_, month) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: equal boxes.
				<i key={month} />
			))}
		</span>
	);
}
