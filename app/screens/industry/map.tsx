import type { ArticleParts, IndustryObjectOf, Views } from "../../../shared/content-types.ts";
import { BeforeAfter } from "../../parts/before-after.tsx";
import { Byline } from "../../parts/byline.tsx";
import { Closing } from "../../parts/closing.tsx";
import { Edited } from "../../parts/edited.tsx";
import { Faq } from "../../parts/faq.tsx";
import { Actions, Crumbs, Headline } from "../../parts/opening.tsx";
import { DuotonePhoto } from "../../parts/photo.tsx";
import { Query } from "../../parts/query.tsx";
import { Sources } from "../../parts/sources.tsx";
import { DraftBadge } from "../../ui/draft-badge.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Prose } from "../../ui/prose.tsx";
import { Text } from "../../ui/text.tsx";
import { Plan } from "./map/plan.tsx";

type MapPage = Views["industry"] & { object: IndustryObjectOf<"map"> };

interface MapProps {
	page: MapPage;
	article: ArticleParts<string> | string;
}

/** Real estate: the map's yellow street runs down the page, past six houses, and ends at the article. */
export default function StreetMap({ page, article }: MapProps) {
	return (
		<>
			<DraftBadge draft={page.draft} />
			<div className="map relative isolate overflow-clip bg-(--panel)">
				<Opening page={page} />
				<Stops page={page} />
			</div>
			<Article page={page} article={article} />
			<Case page={page} />
			<Faq items={page.faq} />
			<Sources sources={page.sources} related={page.related} />
			<Closing cta={page.cta} className="closing-words relative">
				<div className="closing-map" aria-hidden="true">
					<Plan id="yours">
						<path className="lane-edge" d="M-28-340V860M28-340V860" />
						<text transform="translate(-7 -110) rotate(90)">{page.object.yours}</text>
					</Plan>
				</div>
			</Closing>
		</>
	);
}

function Opening({ page: { trail, hero, icon, object } }: { page: MapPage }) {
	const [first, second] = object.crossings;
	return (
		<section className="opening relative flex flex-col justify-between">
			<div className="grow bg-paper px-side pt-6 pb-5 lg:w-[min(52%,50rem)] lg:pr-8 lg:pb-7">
				<Crumbs trail={trail} />
				<Headline hero={hero} icon={icon} className="mt-4 text-closing" />
				<p className="mt-3 text-lead leading-normal">
					<Text text={hero.intro} />
				</p>
				<Actions times={hero.times} className="mt-4" />
			</div>
			<figure className="plan-figure">
				<Plan id="plan" river>
					<path className="lane-line" d="M0-340V860" />
					<g className="on-lane">
						<text transform="translate(-7 125) rotate(90)">{object.street}</text>
						<text transform="translate(-7 384) rotate(90)">{object.street}</text>
					</g>
					<text x="124" y="104">
						{first}
					</text>
					<text x="124" y="360">
						{second}
					</text>
					<text x="124" y="424" className="fill-link">
						{object.flood}
					</text>
					<text x="124" y="684" className="on-river">
						{object.river}
					</text>
					<path className="key" d="M84 402h28v28h-28zM84 530h28v28h-28z" />
					<text x="92" y="422">
						a
					</text>
					<text x="92" y="550">
						b
					</text>
				</Plan>
				<div className="ground-sheet relative px-4 py-4 max-lg:ml-[4.25rem] lg:w-[66%] lg:pl-side lg:pr-8" data-nosnippet="">
					<p className="flex flex-wrap items-baseline justify-between gap-x-6 border-b-[1.5px] pb-2">
						<strong className="display text-h3">{object.title}</strong>
						<span className="caption">{object.caption}</span>
					</p>
					<ol className="grid gap-x-6 lg:grid-cols-2">
						{object.notes.map(({ was, text }, index) => (
							<li key={was} className="flex gap-3 pt-3 max-lg:not-first:mt-3 max-lg:not-first:border-t-[1.5px]">
								<span className="chip shrink-0">{"ab"[index]}</span>
								<div>
									<p className="font-mono text-small">
										<del>{was}</del>
									</p>
									<p className="serif mt-1 text-[1.25rem] leading-snug">
										<Edited text={text} />
									</p>
								</div>
							</li>
						))}
					</ol>
				</div>
			</figure>
		</section>
	);
}

function Stops({ page: { object, cards } }: { page: MapPage }) {
	return (
		<section className="stops relative pb-4 lg:pb-section" aria-labelledby="parts">
			<div className="lane" aria-hidden="true" />
			<div className="stop-words pt-5 pb-4 lg:w-[66%] lg:pt-48 lg:pb-8">
				<h2 id="parts" className="text-h3 lg:text-closing">
					{object.stopsTitle}
				</h2>
				<p className="mt-3 text-lead max-lg:hidden">
					<Text text={object.stopsIntro} />
				</p>
			</div>
			<ul>
				{cards.items.map(({ icon, title, description }, index) => (
					<li key={title} className="stop">
						<div className="stop-words py-3 lg:py-7 lg:pr-8">
							<h3 className="text-h3 lg:text-[1.75rem]">{title}</h3>
							<p className="mt-2 leading-snug max-lg:text-small">
								<Text text={description} />
							</p>
						</div>
						<Lot {...object.stops[index]} />
						<div className="front">
							<svg viewBox="0 0 104 100" aria-hidden="true">
								<path d="M3 42L52 3l49 39v55H3z" />
							</svg>
							<Icon node={icon} className="relative text-link" />
						</div>
						<svg className="neighbors" aria-hidden="true">
							<rect width="100%" height="100%" fill="url(#plan-lots)" />
						</svg>
					</li>
				))}
			</ul>
		</section>
	);
}

/** What is edited at one house. */
function Lot({ url, query, lines = [], times }: Partial<MapPage["object"]["stops"][number]>) {
	return (
		<div className="lot ground-sheet grid content-center gap-1 px-4 py-3 lg:my-4 lg:px-8 lg:py-6" data-nosnippet="">
			{url && <p className="font-mono text-small text-muted">{url}</p>}
			{query && <Query className="text-small">{query}</Query>}
			{lines.map((text) => (
				<p key={text} className={times ? "flex gap-4" : "serif text-[1.125rem] leading-snug lg:text-[1.5rem]"}>
					{times && <b className="display w-12 shrink-0">{text.split(" ", 1)}</b>}
					<span>
						<Edited text={times ? text.slice(text.indexOf(" ")) : text} />
					</span>
				</p>
			))}
		</div>
	);
}

function Article({ page: { articleTitle, byline, object, prints }, article }: MapProps) {
	const { zip, page, remarks, caption } = object;
	return (
		<section className="story ground-paper" aria-labelledby="article">
			<div className="wrap gap-x-14 py-section lg:grid lg:grid-cols-[40rem_1fr]">
				<div className="min-w-0">
					<h2 id="article" className="mb-5 text-h2 lg:text-closing">
						{articleTitle}
					</h2>
					<Byline {...byline} />
					<Prose html={typeof article === "string" ? article : article.rest} className="prose-whole" />
				</div>
				<aside className="beside grid gap-8 max-lg:mt-6 max-lg:gap-0 lg:-mr-side" data-nosnippet="">
					<figure className="ground-sheet px-4 py-6 max-lg:hidden lg:px-8">
						<ul className="font-mono" role="img" aria-label={`ZIP code pages that say ${zip.path}, struck, and one page for ${object.street}`}>
							{Array.from({ length: 12 }, (_, index) => `/${String(index + 1).padStart(5, "0")}/${zip.path}`).map((url) => (
								<li key={url}>
									<del aria-hidden="true">{url}</del>
								</li>
							))}
						</ul>
						<p className="display mt-4 border-t-[1.5px] pt-3 text-closing">
							<ins>{zip.own}</ins>
						</p>
						<p className="caption mt-2">{caption}</p>
					</figure>
					<figure className="ground-sheet px-4 py-6 max-lg:hidden lg:px-8">
						<p className="display mb-4 text-h3">{page.title}</p>
						<dl className="ruled-hair">
							{page.rows.map(({ label, text }) => (
								<div key={label} className="grid grid-cols-[6rem_1fr] items-baseline gap-3">
									<dt className="font-mono text-small text-muted">{label}</dt>
									<dd className="serif text-[1.25rem] leading-snug">{text}</dd>
								</div>
							))}
						</dl>
					</figure>
					<DuotonePhoto
						photo={prints.hero}
						tint="blue"
						sizes="(min-width: 1024px) 38vw, 100vw"
						className="max-lg:-mx-side max-lg:aspect-[2/1] lg:aspect-[5/6]"
					/>
					<figure className="ground-sheet px-4 py-6 lg:px-8">
						<p className="display mb-4 text-h3">{remarks.title}</p>
						<ul className="ruled-hair">
							{remarks.rows.map(({ was, text }) => (
								<li key={was}>
									<p>
										<del>{was}</del>
									</p>
									<p className="serif text-[1.25rem] leading-snug">{text}</p>
								</li>
							))}
						</ul>
						<p className="caption mt-2">{caption}</p>
					</figure>
				</aside>
			</div>
		</section>
	);
}

function Case({ page: { proof, object } }: { page: MapPage }) {
	if (!proof?.caseStudy) return null;
	const { title, results, path, note } = proof.caseStudy;
	const [first, ...others] = results;
	const [figure = "", ...label] = first?.text.split(" ") ?? [];
	return (
		<section className="ground-night" aria-labelledby="case">
			<div className="wrap grid items-end gap-x-16 gap-y-6 py-section lg:grid-cols-[5fr_7fr]">
				<div>
					<h2 id="case" className="text-h2">
						{object.caseTitle}
					</h2>
					<p className="mt-4 text-lead">{proof.why}</p>
					<p className="mt-3">
						<a href={path} className="plain-link">
							Read the case: {title}
						</a>
						. {note}
					</p>
				</div>
				<div>
					<p className="flex flex-wrap items-baseline gap-x-4 text-lead">
						<b className="figure display mb-3">{figure}</b> {label.join(" ")}
					</p>
					{first?.increase && <BeforeAfter increase={first.increase} className="h-10" />}
					<p className="mt-4 flex flex-wrap gap-x-10 text-lead">
						{others.map(({ text }) => (
							<span key={text}>{text}</span>
						))}
					</p>
				</div>
			</div>
		</section>
	);
}
