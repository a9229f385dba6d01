import type { ArticleParts, ServiceObjectOf, Views } from "../../../shared/content-types.ts";
import { BeforeAfter } from "../../parts/before-after.tsx";
import { Closing, messageHref } from "../../parts/closing.tsx";
import { Edited } from "../../parts/edited.tsx";
import { ExpandableArticle } from "../../parts/expandable-article.tsx";
import { Faq } from "../../parts/faq.tsx";
import { Actions, Crumbs, Headline } from "../../parts/opening.tsx";
import { Query } from "../../parts/query.tsx";
import { Sources } from "../../parts/sources.tsx";
import { DraftBadge } from "../../ui/draft-badge.tsx";
import { Folded } from "../../ui/folded.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Text } from "../../ui/text.tsx";

type ConversationPage = Extract<Views["service"], { kind: "coverage" }> & { object: ServiceObjectOf<"conversation"> };
type CaseStudy = NonNullable<NonNullable<ConversationPage["proof"]>["caseStudy"]>;

/** So many platforms of a group are read; the others are looked up. */
const SHOWN = 5;

/** GEO: one prompt, and an answer that gets better with each kind of work. */
export default function Conversation({ page, article }: { page: ConversationPage; article: ArticleParts<string> }) {
	const platforms = page.coverage.groups.flatMap((group) => group.platforms).length;
	const { message } = page.cta;
	return (
		<>
			<DraftBadge draft={page.draft} />
			<Opening page={page} />
			<section className="wrap py-10 lg:py-section" aria-labelledby="figures">
				<h2 id="figures" className="sr-only">
					{page.name} by the numbers
				</h2>
				<ul className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4 lg:gap-x-10">
					{page.stats.map(({ number, label, note }) => (
						<li key={label}>
							<p className="figure display">{number}</p>
							<h3 className="mt-3 text-h3 lg:min-h-[2.4em]">{label}</h3>
							<div className="my-3">
								<Drawing number={number} platforms={platforms} />
							</div>
							{note && (
								<p className="mt-1 text-muted max-lg:text-small">
									<Text text={note} />
								</p>
							)}
						</li>
					))}
				</ul>
			</section>
			<Runs page={page} />
			<ExpandableArticle title={page.articleTitle} byline={page.byline} headings={page.headings} article={article} className="max-w-[60rem]" />
			<Coverage {...page.coverage} />
			{page.proof?.caseStudy && <Case {...page.proof.caseStudy} />}
			<Faq items={page.faq} className="ground-paper" />
			<Sources sources={page.sources} related={page.related} />
			<Closing cta={page.cta}>
				{message && (
					<figure className="ground-sheet mt-10 -mr-side -mb-section max-sm:-ml-side max-sm:px-side sm:pl-8" data-nosnippet="">
						<p className="pt-5 font-mono text-small text-muted">Subject: {message.subject}</p>
						<ul>
							{message.lines.map((text) => (
								<li key={text} className="border-b-[1.5px] border-hair">
									<Query className="asked">{text}</Query>
								</li>
							))}
						</ul>
						<figcaption className="flex flex-wrap items-center justify-between gap-x-8 py-4 pr-side">
							<span className="caption">{page.object.messageCaption}</span>
							<a href={messageHref(message)} className="plain-link inline-flex min-h-11 items-center font-[650]">
								{message.button}
							</a>
						</figcaption>
					</figure>
				)}
			</Closing>
		</>
	);
}

function Opening({ page: { trail, hero, object } }: { page: ConversationPage }) {
	const answers = [object.after, object.before];
	return (
		<section className="ground-stage pt-6 pb-6">
			<div className="wrap">
				<Crumbs trail={trail} />
				<Headline hero={hero} className="mt-4 text-title lg:max-w-[11.4em] lg:text-wrap" />
				<div className="mt-4 grid gap-x-12 gap-y-4 lg:grid-cols-[1fr_auto]">
					<p className="max-w-[34rem] text-lead">
						<Text text={hero.intro} />
					</p>
					<Actions times={hero.times} />
				</div>
				<figure className="mt-6 lg:mt-8" data-nosnippet="">
					<Query className="border-b-[1.5px] border-hair pb-3 text-[1.125rem] lg:text-m">{object.prompt}</Query>
					<div className="mt-4 grid gap-x-10 gap-y-4 lg:grid-cols-[8.4fr_3.6fr]">
						{answers.map(({ when, verdict, text, source }) => (
							<div key={when} className="said">
								<p className="text-small text-muted">
									<b className="font-[650] text-ink">{when}</b> {verdict}
								</p>
								<p className="display mt-2">
									<Edited text={text} />
								</p>
								<p className="mt-2 font-mono text-small text-muted">{source}</p>
							</div>
						))}
					</div>
					<figcaption className="caption mt-3">{object.caption}</figcaption>
				</figure>
			</div>
		</section>
	);
}

/** A stated increase as two bars, a count as so many squares, and a week as its hours. */
function Drawing({ number, platforms }: { number: string; platforms: number }) {
	if (number.endsWith("%")) return <BeforeAfter increase={Number.parseInt(number, 10)} className="h-6" />;
	const [count, columns] = number === "24/7" ? [7 * 24, 24] : [platforms, 14];
	const squares = Array.from({ length: count }, (_, index) => `M${(index % columns) * 10} ${Math.floor(index / columns) * 10}h7v7h-7z`);
	return (
		<svg
			className="h-13 w-full fill-bar forced-color-adjust-none"
			viewBox={`0 0 ${columns * 10 - 3} ${Math.ceil(count / columns) * 10 - 3}`}
			preserveAspectRatio="none"
			aria-hidden="true"
		>
			<path d={squares.join("")} />
		</svg>
	);
}

/** The cards, each above the answer that its work leads to. */
function Runs({ page: { cards, object } }: { page: ConversationPage }) {
	return (
		<section className="ground-night py-section" aria-labelledby="parts">
			<div className="wrap relative">
				<div className="runs-head">
					<h2 id="parts" className="text-closing">
						{cards.title}
					</h2>
					<p className="mt-4 text-lead">{object.intro}</p>
				</div>
				<ol className="runs mt-8 grid gap-4">
					{cards.items.map(({ icon, title, description }, index) => {
						const run = object.runs[index];
						return (
							<li key={title}>
								<div className="grid content-end gap-4">
									<div>
										<h3 className="flex gap-3 text-h3">
											<Icon node={icon} className="mt-0.5 shrink-0 text-link" />
											{title}
										</h3>
										<p className="mt-2">
											<Text text={description} />
										</p>
									</div>
									{run && (
										<div className="run ground-sheet flex flex-col px-4 pt-3 pb-4" data-nosnippet="">
											<p className="sheet-head font-[600]">{run.title}</p>
											<p className="serif my-4">
												<Edited text={run.text} />
											</p>
											<p className="mt-auto border-t-[1.5px] border-hair pt-2 leading-snug font-[650]">{run.verdict}</p>
											<ul className="mt-1 font-mono text-small tracking-tighter text-muted max-sm:hidden">
												{run.sources.map((source) => (
													<li key={source}>{source}</li>
												))}
											</ul>
										</div>
									)}
								</div>
								{run && (
									<p className="mt-3 text-muted">
										<b className="font-[650] text-ink">You get</b> {run.get}
									</p>
								)}
							</li>
						);
					})}
				</ol>
				<p className="caption mt-6">{object.runsCaption}</p>
			</div>
		</section>
	);
}

function Coverage({ title, intro, groups }: ConversationPage["coverage"]) {
	const items = (platforms: readonly string[]) =>
		platforms.map((platform) => (
			<li key={platform} className="border-t border-rule py-1 max-sm:border-0 max-sm:py-0">
				{platform}
			</li>
		));
	return (
		<section className="ground-panel py-section" aria-labelledby="platforms">
			<div className="wrap">
				<div className="grid items-end gap-x-12 gap-y-3 lg:grid-cols-2">
					<h2 id="platforms" className="text-h2">
						{title}
					</h2>
					<p>
						<Text text={intro} />
					</p>
				</div>
				<ul className="mt-8 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-5 lg:gap-x-6">
					{groups.map(({ title, platforms, note }) => (
						<li key={title} className="platforms border-t-[3px] pt-3 lg:row-span-3 lg:grid lg:grid-rows-subgrid lg:gap-y-0">
							<h3 className="flex items-start justify-between gap-3 text-h3 lg:text-[1.2rem]">
								{title} <span className="text-h2 leading-none whitespace-nowrap">{platforms.length}</span>
							</h3>
							<p className="mt-2 text-small text-muted">{note}</p>
							<div className="mt-3">
								<ul className="font-[650]">{items(platforms.slice(0, SHOWN))}</ul>
								{platforms.length > SHOWN && (
									<Folded label={`${platforms.length - SHOWN} more`} className="text-small">
										<ul>{items(platforms.slice(SHOWN))}</ul>
									</Folded>
								)}
							</div>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

/** A case whose increases are all drawn on one scale, and told where the shorter bars leave room. */
function Case({ title, industry, challenge, solution, results, note, path }: CaseStudy) {
	const longest = Math.max(...results.map(({ increase = 0 }) => increase)) / 100 + 1;
	return (
		<section className="wrap pt-section pb-8" aria-labelledby="case">
			<p className="caption">Case study: {industry}</p>
			<h2 id="case" className="mt-1 text-h2">
				{title}
			</h2>
			<div className="lg:grid lg:grid-cols-2">
				<ul className="mt-6 grid gap-4 lg:col-span-2">
					{results.map(({ text, increase = 0 }) => {
						const [figure, ...label] = text.split(" ");
						const width = `${((increase / 100 + 1) / longest) * 100}%`;
						return (
							<li key={text} className="relative">
								<svg className="block h-6 w-full overflow-visible font-mono text-small forced-color-adjust-none" aria-hidden="true">
									<rect className="fill-none stroke-ink stroke-2" x="1" y="1" width={`${100 / longest}%`} height="18" />
									<text x={`${100 / longest}%`} dx="12" y="10" dominantBaseline="central" fill="currentColor">
										before
									</text>
								</svg>
								<svg className="absolute top-6 left-0 h-15 w-full fill-bar forced-color-adjust-none lg:h-24" aria-hidden="true">
									<rect width={width} height="100%" />
								</svg>
								<p className="lg:flex lg:h-24 lg:items-center lg:gap-5 lg:px-5">
									<b className="case-figure display relative text-on-bar max-lg:flex max-lg:h-15 max-lg:items-center max-lg:px-3">{figure}</b>{" "}
									<span className={`relative font-[650] ${increase < 100 ? "lg:max-w-[5.5em]" : "lg:max-w-[9em]"} lg:text-h3 lg:text-on-bar`}>
										{label.join(" ")}
									</span>
								</p>
							</li>
						);
					})}
				</ul>
				<div className="mt-5 lg:col-start-2 lg:-mt-44 lg:pl-14">
					<p className="text-lead">
						{challenge} {solution}
					</p>
					<p className="mt-2">
						<a href={path} className="plain-link font-[650]">
							Read the case<span className="sr-only">: {title}</span>
						</a>{" "}
						{note}
					</p>
				</div>
			</div>
		</section>
	);
}
