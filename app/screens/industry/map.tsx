import { Byline } from "../../parts/byline.tsx";
import { CaseLine } from "../../parts/case-study.tsx";
import { Line } from "../../parts/line.tsx";
import { Query } from "../../parts/query.tsx";
import { Rows } from "../../parts/rows.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Prose } from "../../ui/prose.tsx";
import { words } from "../../words.ts";
import { Plan } from "./map/plan.tsx";
import type { ObjectPage } from "./shared/parts.tsx";
import { IndustryPage, Lettered, OpeningWords, Photo, Specimen } from "./shared/parts.tsx";

type Page = ObjectPage<"map">["page"];

/** The yellow street between two borders, at `--lane`. */
const LANE = "absolute left-[calc(var(--lane)-28*var(--unit))] w-[calc(56*var(--unit))] bg-(--cite)";
/** Questions are six lots west of the street. */
const FAQ =
	"street lg:pr-[calc(100cqw-var(--lane)+28px)] lg:pl-[calc(var(--side)-var(--spacing-gutter))] lg:[&_ul]:grid [&_ul]:grid-cols-2 lg:[&_li]:px-6 lg:[&_li:nth-child(odd)]:pl-0 " +
	"lg:[&_li:nth-child(even)]:border-l-[1.5px] lg:[&_summary]:min-h-28";
/** Words keep clear of the street, which runs at the left on phones. */
const WORDS = "pr-side pl-[4.25rem] lg:pl-side";

const YOURS =
	"map-outline relative -mx-side mt-8 -mb-section h-40 overflow-clip [--lane:50cqw] [--unit:1px] lg:absolute lg:inset-y-0 lg:right-0 " +
	"lg:left-auto lg:-z-1 lg:m-0 lg:h-auto lg:w-[43cqw] lg:[--lane:15cqw] lg:[mask-image:linear-gradient(90deg,#0000,#000_6rem)]";

/** Real estate: the map's yellow street runs down the page past six houses and ends at the article. */
export default function StreetMap({ page, article }: ObjectPage<"map">) {
	const { object } = page;
	const yours = (
		<div className={YOURS} aria-hidden="true">
			<Plan id="yours" className="-top-40">
				<path className="stroke-ink stroke-4 [stroke-dasharray:14_9]" d="M-28-340V860M28-340V860" />
				<text transform="translate(-7 -172) rotate(90)">{object.yours}</text>
			</Plan>
		</div>
	);
	return (
		<IndustryPage page={page} faq={FAQ} closing="[&>:first-child]:max-w-[34rem]" end={yours}>
			<div className="map relative isolate overflow-clip bg-(--panel) max-lg:[--lane:2.25rem] [--unit:0.8px] lg:[--unit:1px]">
				<Opening page={page} />
				<Stops page={page} />
			</div>
			<Article page={page} article={article} />
		</IndustryPage>
	);
}

function Opening({ page }: { page: Page }) {
	const { object } = page;
	const names = [
		{ y: 104, name: object.crossings[0] },
		{ y: 360, name: object.crossings[1] },
		{ y: 424, name: object.flood, color: "fill-link" },
		{ y: 684, name: object.river, color: "fill-(--on-stage)" },
	];
	return (
		<section className="relative flex flex-col justify-between lg:min-h-[min(46rem,100svh-var(--spacing-header))]">
			<div className="grow bg-paper px-side pt-6 pb-5 lg:w-[min(52%,50rem)] lg:pr-8 lg:pb-7">
				<OpeningWords page={page} />
			</div>
			<figure className="max-lg:relative max-lg:overflow-clip max-lg:pt-[21.5rem]">
				<Plan id="plan" river className="max-lg:top-[calc(-665*var(--unit))] lg:-bottom-40">
					<path className="stroke-(--cite) stroke-56" d="M0-340V860" />
					{[125, 384].map((y) => (
						<text key={y} className="fill-(--on-cite)" transform={`translate(-7 ${y}) rotate(90)`}>
							{object.street}
						</text>
					))}
					{names.map(({ y, name, color }) => (
						<text key={name} x="124" y={y} className={color}>
							{name}
						</text>
					))}
					<path className="fill-(--land) stroke-ink stroke-[1.5px]" d="M84 402h28v28h-28zM84 530h28v28h-28z" />
					<text x="92 92" y="422 550">
						ab
					</text>
				</Plan>
				<div className={`top-80 bottom-0 lg:hidden ${LANE}`} aria-hidden="true" />
				<div className="ground-sheet relative px-4 py-4 max-lg:ml-[4.25rem] lg:w-[66%] lg:pr-8 lg:pl-side" data-nosnippet="">
					<p className="flex flex-wrap items-baseline justify-between gap-x-6 border-b-[1.5px] pb-2">
						<strong className="display text-h3">{object.title}</strong>
						<span className="caption">{object.caption}</span>
					</p>
					<ol className="grid gap-x-6 lg:grid-cols-2">
						{object.notes.map(({ was, text }, index) => (
							<Lettered key={was} letter={index} className="pt-3 max-lg:not-first:mt-3 max-lg:not-first:border-t-[1.5px]">
								<Line className="font-mono text-small" text={`~~${was}~~`} />
								<Line className="serif mt-1 text-[1.25rem] leading-snug" text={text} />
							</Lettered>
						))}
					</ol>
				</div>
			</figure>
		</section>
	);
}

const STOP =
	"relative grid border-t-[calc(14*var(--unit))] border-(--road) max-lg:pb-3 " +
	"lg:grid-cols-[34cqw_calc(var(--lane)-28px-34cqw)_56px_7rem_1fr]";
const HOUSE =
	"grid place-items-center self-center max-lg:absolute max-lg:top-3 max-lg:left-[calc(var(--lane)-1.3rem)] max-lg:size-[2.6rem] " +
	"max-lg:pt-2 lg:relative lg:col-start-4 lg:ml-4.5 lg:h-22 lg:w-23 lg:pt-6";

function Stops({ page: { object, cards } }: { page: Page }) {
	return (
		<section className="relative pb-4 lg:pb-section" aria-labelledby="parts">
			<div className={`inset-y-0 ${LANE}`} aria-hidden="true" />
			<div className={`pt-6 pb-5 lg:w-[66%] lg:pt-48 lg:pb-8 ${WORDS}`}>
				<h2 id="parts" className="text-[1.5rem] max-lg:leading-tight lg:text-closing">
					{cards.title}
				</h2>
				<p className="mt-3 text-lead max-lg:hidden">{object.stopsIntro}</p>
			</div>
			<ul>
				{cards.items.map(({ icon, title, description }, index) => (
					<li key={title} className={STOP}>
						<div className={`py-3 lg:py-7 lg:pr-8 ${WORDS}`}>
							<h3 className="text-h3 lg:text-[1.75rem]">{title}</h3>
							<Line className="mt-2 leading-snug" text={description} />
						</div>
						<Lot {...object.stops[index]} />
						<div className={HOUSE}>
							<svg className="absolute inset-0 size-full fill-paper stroke-ink stroke-3" viewBox="0 0 104 100" aria-hidden="true">
								<path d="M3 42L52 3l49 39v55H3z" />
							</svg>
							<Icon node={icon} className="relative text-link lg:size-9" />
						</div>
						<svg className="h-32 w-full self-center max-lg:hidden" aria-hidden="true">
							<rect width="100%" height="100%" fill="url(#plan-lots)" />
						</svg>
					</li>
				))}
			</ul>
		</section>
	);
}

/** What the page about one house says. */
function Lot({ url, query, lines = [] }: Partial<Page["object"]["stops"][number]>) {
	return (
		<div className="ground-sheet grid content-center gap-1 px-4 py-3 max-lg:ml-[4.25rem] lg:my-4 lg:px-8 lg:py-6" data-nosnippet="">
			{url && <p className="font-mono text-small text-muted">{url}</p>}
			{query && <Query className="text-small">{query}</Query>}
			{lines.map((text) => (
				<Line key={text} className={`serif text-[1.1875rem] leading-snug ${lines.length > 2 ? "" : "lg:text-[1.5rem]"}`} text={text} />
			))}
		</div>
	);
}

const QUOTED = "serif text-[1.25rem] leading-snug lg:text-[1.4375rem]";

/** The article, whole, west of the street, and east of it what such pages hold. */
function Article({ page, article }: ObjectPage<"map">) {
	const { proof, object } = page;
	const { zip, page: street, remarks, caption } = object;
	return (
		<section className="story street pt-section lg:grid lg:grid-cols-[calc(var(--lane)+3.5rem)_1fr]" aria-labelledby="article">
			<div className="px-side lg:pr-[8.5rem] lg:pb-section">
				<h2 id="article" className="mb-5 text-h2 lg:text-closing">
					{page.articleTitle}
				</h2>
				<Byline {...page.byline} />
				<Prose html={typeof article === "string" ? article : article.rest} className="prose-whole max-w-[46rem]!" />
				{proof?.caseStudy && (
					<>
						<h2 className="mt-section mb-4 text-h2">{object.caseTitle}</h2>
						<CaseLine study={proof.caseStudy} why={proof.why} className="max-w-[46rem] text-lead" />
					</>
				)}
			</div>
			<div className="relative grid gap-8 max-lg:mt-6 lg:content-start" data-nosnippet="">
				<Specimen caption={caption} className={`${SHEET} max-lg:hidden`}>
					<div className="font-mono text-small [overflow-wrap:anywhere]" aria-hidden="true">
						{Array.from({ length: 16 }, (_, index) => `/${String(index + 1).padStart(5, "0")}/${zip.path}`).map((url) => (
							<del key={url} className="block">
								{url}
							</del>
						))}
					</div>
					<p className="sr-only">{words.struckPages(zip.path)}</p>
					<Line className="display mt-4 border-t-[1.5px] pt-3 text-[clamp(1.5rem,3.4cqw,3.75rem)] leading-tight" text={`++${zip.own}++`} />
				</Specimen>
				<Photo page={page} tint="blue" className="max-lg:aspect-[2/1] lg:h-[28rem]" />
				<Specimen caption={caption} className={`${SHEET} max-lg:hidden`}>
					<p className="display mb-4 text-h3">{street.title}</p>
					<Rows rows={street.rows} row="py-2!" label="font-mono text-small text-muted" text={QUOTED} />
				</Specimen>
				<Specimen caption={caption} className={`${SHEET} lg:sticky lg:top-26`}>
					<p className="display mb-4 text-h3">{remarks.title}</p>
					<Rows rows={remarks.rows.map(({ was, text }) => ({ label: `~~${was}~~`, text }))} label="text-small" text={QUOTED} />
				</Specimen>
			</div>
		</section>
	);
}

const SHEET = "px-side py-6 lg:pr-6 lg:pl-6";
