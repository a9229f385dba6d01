import type { ArticleParts, ServiceObjectOf, Views } from "../../../shared/content-types.ts";
import { BeforeAfter } from "../../parts/before-after.tsx";
import { Closing } from "../../parts/closing.tsx";
import { Edited } from "../../parts/edited.tsx";
import { ExpandableArticle } from "../../parts/expandable-article.tsx";
import { Faq } from "../../parts/faq.tsx";
import { Actions, Crumbs, Headline } from "../../parts/opening.tsx";
import { Query } from "../../parts/query.tsx";
import { Sources } from "../../parts/sources.tsx";
import { DraftBadge } from "../../ui/draft-badge.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Text } from "../../ui/text.tsx";
import { Packages, Roadmap } from "./report/offer.tsx";

export type ReportPage = Extract<Views["service"], { kind: "packages" }> & { object: ServiceObjectOf<"report"> };
type ReportObject = ReportPage["object"];

/** SEO: two pages of an audit report. One search that six URLs compete for, and the URL that stays, edited. */
export default function Report({ page, article }: { page: ReportPage; article: ArticleParts<string> }) {
	const { object, proof } = page;
	return (
		<>
			<DraftBadge draft={page.draft} />
			<section className="wrap grid gap-x-12 gap-y-4 pt-4 pb-6 sm:pt-6 lg:grid-cols-[7fr_5.4fr]">
				<div className="flex flex-col justify-between">
					<Crumbs trail={page.trail} />
					<Headline hero={page.hero} className="mt-3 text-title lg:mt-6" />
				</div>
				<div className="lg:self-end">
					<p className="text-lead max-[23rem]:text-[1rem] max-[23rem]:leading-snug">
						<Text text={page.hero.intro} />
					</p>
					<Actions className="mt-5" times={page.hero.times} />
				</div>
			</section>
			<Finding {...object.finding} />
			<Edits page={page} />
			<Cited {...object.cited} address={object.edits.address} />
			<ExpandableArticle title={page.articleTitle} byline={page.byline} headings={page.headings} article={article} />
			<Benefits {...page.benefits} />
			<Packages {...page.packages} />
			<Roadmap {...object.roadmap} />
			{proof?.caseStudy && <Case {...proof.caseStudy} why={proof.why} bases={object.bases} />}
			<Faq items={page.faq} className="ground-paper" />
			<Sources sources={page.sources} related={page.related} />
			<Closing cta={page.cta} className="grid items-end gap-x-16 gap-y-10 lg:grid-cols-[6fr_5.4fr]">
				<FirstRead {...object.firstRead} />
			</Closing>
		</>
	);
}

/** The head of a page of the report. */
function Head({ section, page }: { section: string; page: string }) {
	return (
		<p className="sheet-head">
			<span>{section}</span> <b>{page}</b>
		</p>
	);
}

function Rows({ rows, className }: { rows: ReportObject["finding"]["rows"]; className: string }) {
	return (
		<dl>
			{rows.map(({ label, text }) => (
				<div key={label} className={`grid gap-x-4 border-b border-hair py-2 ${className}`}>
					<dt className="pt-0.5 font-mono text-small text-muted">{label}</dt>
					<dd>
						<Edited text={text} />
					</dd>
				</div>
			))}
		</dl>
	);
}

function Finding({ query, title, addresses, rows, caption, ...head }: ReportObject["finding"]) {
	return (
		<figure className="ground-sheet side border-y-[1.5px] pt-5 pb-3" data-nosnippet="">
			<div className="grid gap-x-12 gap-y-5 lg:grid-cols-[7fr_5.4fr]">
				<div>
					<Query className="text-m">{query}</Query>
					<p className="display mt-1 text-h3">{title}</p>
					<ol className="addresses mt-2 font-mono">
						{addresses.map(({ address, keep }) => (
							<li key={address}>
								{keep ? (
									<>
										<b className="font-[600]">{address}</b> <span className="text-small text-muted">{keep}</span>
									</>
								) : (
									<del>{address}</del>
								)}
							</li>
						))}
					</ol>
				</div>
				<div>
					<Head {...head} />
					<Rows rows={rows} className="grid-cols-[5.5rem_1fr]" />
				</div>
			</div>
			<figcaption className="caption mt-3">{caption}</figcaption>
		</figure>
	);
}

/** The cards as notes in the margin of the page that stays, each beside its edit. */
function Edits({ page: { cards, object } }: { page: ReportPage }) {
	const { intro, address, note, parts, ...head } = object.edits;
	return (
		<section className="ground-panel" aria-labelledby="parts">
			<div className="edit-row">
				<div className="pt-section pb-4 lg:pb-8">
					<h2 id="parts" className="text-h2">
						{cards.title}
					</h2>
					<p className="mt-3 text-lead max-lg:hidden">{intro}</p>
				</div>
				<div className="ground-sheet max-lg:pt-4 lg:pt-section" data-nosnippet="">
					<Head {...head} />
					<p className="pt-3 font-mono text-m font-[500] lg:pt-6 lg:text-h2">{address}</p>
					<p className="pb-3 font-mono text-muted">{note}</p>
				</div>
			</div>
			<ul>
				{cards.items.map(({ icon, title, description }, index) => {
					const { title: headline, text, facts = [] } = parts[index] ?? {};
					return (
						<li key={title} className="edit-row">
							<div className="py-4 lg:border-t-[1.5px] lg:border-hair lg:pt-5 lg:pb-12">
								<h3 className="flex gap-3 text-h3">
									<Icon node={icon} className="mt-0.5 shrink-0 text-link" />
									{title}
								</h3>
								<p className="mt-2">
									<Text text={description} />
								</p>
							</div>
							<div className="serif ground-sheet py-4 lg:pt-5 lg:pb-12" data-nosnippet="">
								{headline && (
									<p className="edit-title text-h2">
										<Edited text={headline} />
									</p>
								)}
								{text && (
									<p className={`leading-snug ${headline ? "mt-4 text-lead lg:text-m" : "text-lead lg:text-h3"}`}>
										<Edited text={text} />
									</p>
								)}
								{facts.length > 0 && (
									<div className={`font-mono ${text ? "mt-4" : ""}`}>
										<Rows rows={facts} className="grid-cols-[7.5rem_1fr]" />
									</div>
								)}
							</div>
						</li>
					);
				})}
			</ul>
		</section>
	);
}

function Cited({ title, query, answer, from, caption, address }: ReportObject["cited"] & { address: string }) {
	return (
		<section className="ground-stage side py-section" aria-labelledby="cited">
			<h2 id="cited" className="text-h2">
				{title}
			</h2>
			<figure data-nosnippet="">
				<Query className="mt-6 text-m">{query}</Query>
				<p className="display cited my-6">
					<Edited text={answer} />
				</p>
				<p className="border-t-[1.5px] pt-4">
					{from} <b className="ml-2 font-mono font-[600]">{address}</b>
				</p>
				<figcaption className="caption mt-3">{caption}</figcaption>
			</figure>
		</section>
	);
}

function Benefits({ title, items }: ReportPage["benefits"]) {
	return (
		<section className="ground-night py-section" aria-labelledby="benefits">
			<div className="wrap">
				<h2 id="benefits" className="text-closing">
					{title}
				</h2>
				<ul className="mt-6 grid gap-x-16 lg:mt-10 lg:grid-cols-2">
					{items.map(({ title, description }) => (
						<li key={title} className="border-t-[1.5px] border-hair py-3 lg:pt-5 lg:pb-10">
							<h3 className="max-w-[16em] text-h3 lg:text-m lg:leading-tight">{title}</h3>
							<p className="mt-1 max-w-[30rem] lg:mt-2">
								<Text text={description} />
							</p>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

type CaseProps = NonNullable<NonNullable<ReportPage["proof"]>["caseStudy"]> & { why?: string | undefined; bases: string };

function Case({ title, results: [main, ...others], note, path, why, bases }: CaseProps) {
	const figureOf = (text = "") => text.split(/ (.*)/);
	const [figure, label] = figureOf(main?.text);
	return (
		<section className="wrap pt-section" aria-labelledby="case">
			<h2 id="case" className="text-h2">
				{title}
			</h2>
			<div className="mt-4 grid items-end gap-x-12 gap-y-4 lg:grid-cols-[6fr_6fr]">
				<p className="text-lead font-[650]">
					<b className="display case-figure block">{figure}</b> {label}
				</p>
				{why && (
					<p className="lg:text-lead">
						<Text text={why} />
					</p>
				)}
			</div>
			{main?.increase !== undefined && (
				<div className="my-6">
					<BeforeAfter increase={main.increase} className="h-12 lg:h-20" />
				</div>
			)}
			<div className="grid gap-x-12 gap-y-4 lg:grid-cols-[6fr_6fr]">
				<ul className="grid grid-cols-2 gap-x-6">
					{others.map(({ text }) => (
						<li key={text}>
							<b className="display block text-h2">{figureOf(text)[0]}</b> {figureOf(text)[1]}
						</li>
					))}
				</ul>
				<p>
					{bases} {note}{" "}
					<a href={path} className="plain-link">
						Read the case<span className="sr-only">: {title}</span>
					</a>
				</p>
			</div>
		</section>
	);
}

function FirstRead({ address, rows, ...head }: ReportObject["firstRead"]) {
	return (
		<figure className="ground-sheet -mb-section px-5 pt-5 pb-8 lg:px-8" data-nosnippet="">
			<Head {...head} />
			<p className="pt-4 pb-2 font-mono text-h3 font-[500]">{address}</p>
			<Rows rows={rows} className="text-lead" />
		</figure>
	);
}
