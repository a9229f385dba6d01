import { Byline } from "../../parts/byline.tsx";
import { Line } from "../../parts/line.tsx";
import { Opening } from "../../parts/opening.tsx";
import { CaseResult, ClientQuote } from "../../parts/proof.tsx";
import { Sheet } from "../../parts/sheet.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Prose } from "../../ui/prose.tsx";
import { words } from "../../words.ts";
import { Cards } from "../story/cards.tsx";
import { PageFrame } from "../story/page-frame.tsx";
import { bridge, Houses, Plan, Street } from "./map/plan.tsx";
import { type ObjectPage, Photo } from "./shared/parts.tsx";

/** Covers the map's western blocks: at lg, up to a gap between houses; from 90rem, up to a side street. */
const PAPER = "grow content-start bg-paper px-side pt-6 pb-5 lg:w-[calc(72cqw-232px)] lg:pr-3 min-[90rem]:w-[calc(72cqw-331px)] lg:pb-7";
const NOTES =
	"relative px-4 py-4 text-[1.25rem] max-lg:ml-[4.25rem] lg:w-[calc(72cqw-112px)] lg:pr-8 lg:pl-side lg:[&_dl]:grid-cols-2 " +
	"[&_dd]:text-balance [&_dl>*]:block lg:[&_dl>*]:col-span-1 lg:[&_dl>*]:border-0";
const STOPS = "relative pt-section pb-8 max-lg:[&>.wrap]:pl-13 lg:pt-48 lg:pb-section lg:[&>.wrap]:pr-[30cqw]";
/** Below lg, moves an element beside the street and gives it the shape of a house, with a roof that is blue by default. */
const GABLE =
	"max-lg:mr-3 max-lg:ml-[4.25rem] max-lg:[clip-path:polygon(50%_0,100%_3rem,100%_100%,0_100%,0_3rem)] " +
	"max-lg:bg-[linear-gradient(var(--roof,var(--stage))_3rem,#0000_0)]";
const SAMPLE = `px-4 py-4 text-[1.25rem] max-lg:pt-15 lg:my-7 lg:self-start lg:px-6 lg:py-3 ${GABLE}`;
/** A stop along the street. The second house is dashed, since it is sold. */
const STOP =
	"relative grid border-t-[calc(14*var(--unit))] border-paper lg:grid-cols-[34cqw_calc(var(--lane)-28px-34cqw)_56px_1fr] " +
	"nth-2:[--dash:9_7] nth-2:[--roof:var(--rule)] max-lg:nth-4:[&_figure]:text-[8.6cqw]/[1.1] " +
	"max-lg:nth-5:[&_figure>:first-child]:text-[8cqw]";
const HOUSE =
	"relative grid place-items-center max-lg:absolute max-lg:top-3 max-lg:left-[calc(var(--lane)-1.3rem)] max-lg:size-[2.6rem] " +
	"pt-2 lg:col-start-4 lg:mt-5 lg:h-47 lg:w-50 lg:place-self-[end_center] lg:pt-18";
const WALLS = "absolute inset-0 size-full fill-paper stroke-ink stroke-3 lg:stroke-[1.5] [stroke-dasharray:var(--dash)]";
/** A part of the article. Below lg, it covers half of the street. */
const PAGE =
	"bg-paper py-6 pr-side pl-4 max-lg:ml-5.5 lg:bg-transparent lg:pt-0 lg:pr-[11rem] lg:pb-14 lg:pl-side [&>.prose]:max-w-[42rem] " +
	"lg:[&>.prose]:text-[1.125rem] lg:[&_table]:text-base [&_blockquote]:my-6 [&_blockquote]:font-display [&_blockquote]:font-bold " +
	"[&_blockquote]:text-closing [&_blockquote]:tracking-tight [&_blockquote]:text-balance";
/** On phones, each row's first cell is above the others, so that the text can be as large as the article's. */
const TABLE =
	"max-md:[&_tr]:grid max-md:[&_tr]:grid-cols-[5.5rem_1fr] max-md:[&_tr]:gap-x-4 max-md:[&_tr]:border-b max-md:[&_tr]:border-rule " +
	"max-md:[&_tr]:py-3 max-md:[&_tr]:text-base max-md:[&_tr>*]:border-0 max-md:[&_tr>*]:p-0 max-md:[&_tr>:first-child]:col-span-2 " +
	"max-md:[&_tr>:first-child]:text-lead max-md:[&_tr>:first-child]:font-[650]";
const FACTS = `stays px-4 py-4 text-[1.125rem] max-lg:mt-6 max-lg:pt-15 lg:mt-16 lg:px-6 lg:text-base [&_dl>*]:block ${GABLE}`;
const RIVER = "pt-16 max-lg:pl-13 lg:grid lg:grid-cols-2 lg:pt-24 max-[23rem]:[&_h2]:text-[1.75rem]";

const Part = ({ html }: { html: string }) =>
	html && (
		<div className={PAGE}>
			<Prose html={html} className={TABLE} />
		</div>
	);

/** Real estate: the map's yellow street runs down the page past six houses to the closing banner. */
export default function MapPage({ page, page: { object, proof }, article }: ObjectPage<"map">) {
	const html = typeof article === "string" ? article : `${article.before}${article.lead}${article.rest}`;
	const [intro = "", first = "", ...rest] = html.split(/(?=<h3)/);
	const last = rest.pop() ?? "";
	return (
		<PageFrame page={page} faq="west" closing={RIVER} end={bridge}>
			<div className="relative isolate overflow-clip">
				<section className="relative flex flex-col justify-between lg:min-h-[min(46rem,100svh-var(--spacing-header))]">
					<Opening page={page} size="text-closing lg:text-[clamp(3rem,4.4cqw,4.5rem)]" className={PAPER} />
					<div className="max-lg:relative max-lg:overflow-clip max-lg:pt-[21.5rem]">
						<Sheet {...object.notes} caption={words.inventedExamples} className={NOTES} />
						{/* Last, because it is aligned to the bottom, which moves while the elements above are still loading. */}
						<Plan {...object} />
					</div>
				</section>
				<Cards page={page} className={STOPS} list="mt-8 border-paper lg:border-b-14" item={STOP}>
					{(card, sheet) => (
						<>
							<div className="py-3 pr-side pl-[4.25rem] lg:py-7 lg:pr-8 lg:pl-side">
								<h3 className="text-m leading-tight">{card.title}</h3>
								<Line className="mt-2 leading-snug lg:text-[1.125rem] lg:leading-normal" text={card.description} />
							</div>
							<Sheet {...sheet} className={SAMPLE} />
							<div className={HOUSE}>
								<svg className={WALLS} viewBox="0 0 104 98" aria-hidden="true">
									<path d="M3 42L52 3l49 39v55H3z" />
								</svg>
								<Icon node={card.icon} className="relative text-link lg:size-16" />
							</div>
						</>
					)}
				</Cards>
			</div>
			<section
				className="story relative grid grid-cols-1 lg:grid-cols-[calc(var(--lane)+3.5rem)_1fr] lg:py-section"
				aria-labelledby="article"
			>
				<div className={PAGE}>
					<Line as="h2" id="article" className="mb-5 text-closing" text={page.articleTitle} />
					<Byline {...page.byline} />
					<Prose html={`${intro}${first}`} className="prose-whole lg:[&>:first-child]:text-[1.625rem]" />
				</div>
				<Sheet {...object.beside} className={FACTS} />
				<Part html={rest.join("")} />
				<Photo photo={page.photo} className={`aspect-3/2 max-lg:mt-6 ${GABLE} lg:aspect-4/5 lg:self-end`} />
				<Part html={last} />
				<Street {...object} />
			</section>
			{proof?.caseStudy && (
				<section className="west pt-section pr-side pl-[4.25rem] lg:pr-[32cqw] lg:pl-side" aria-labelledby="case">
					<Line as="h2" id="case" className="mb-4 text-h2" text={object.caseTitle} />
					<Houses after={1 + Math.max(...proof.caseStudy.results.map(({ increase = 0 }) => increase)) / 100} />
					<CaseResult study={proof.caseStudy} className="text-lead [&_.display]:text-[22cqw] lg:[&_.display]:text-[min(18.75cqw,20rem)]" />
				</section>
			)}
			<ClientQuote page={page} className="py-section max-lg:pl-[4.25rem]" />
		</PageFrame>
	);
}
