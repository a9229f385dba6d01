import type { ArticleParts, ServiceObjectOf, Views } from "../../../shared/content-types.ts";
import { Closing, messageHref } from "../../parts/closing.tsx";
import { Edited } from "../../parts/edited.tsx";
import { ExpandableArticle } from "../../parts/expandable-article.tsx";
import { Faq } from "../../parts/faq.tsx";
import { Actions, Crumbs, Headline } from "../../parts/opening.tsx";
import { Quote } from "../../parts/quote.tsx";
import { Sources } from "../../parts/sources.tsx";
import { DraftBadge } from "../../ui/draft-badge.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Text } from "../../ui/text.tsx";

type DraftPage = Views["service"] & { object: ServiceObjectOf<"draft"> };

/** Content writing: a draft after the call with the expert, and the same call as six kinds of piece. */
export default function Draft({ page, article }: { page: DraftPage; article: ArticleParts<string> }) {
	const { object, proof, cta } = page;
	return (
		<>
			<DraftBadge draft={page.draft} />
			<Opening page={page} />
			<Orders page={page} />
			<ExpandableArticle title={page.articleTitle} byline={page.byline} headings={page.headings} article={article} />
			{proof?.testimonial && (
				<section className="ground-night py-section" aria-label="What a client says">
					<div className="wrap">
						<Quote quote={proof.testimonial} mark={object.quoteMark} className="text-h2 leading-[1.3] lg:text-closing lg:leading-[1.3]" />
					</div>
				</section>
			)}
			<Faq items={page.faq} />
			<Sources sources={page.sources} related={page.related} />
			<Closing cta={cta} className="grid items-end gap-x-16 gap-y-10 lg:grid-cols-2">
				{cta.message && (
					<figure className="ground-sheet -mr-side -mb-section px-6 py-7 max-lg:-ml-side max-lg:px-side lg:pr-side lg:pl-8" data-nosnippet="">
						<p className="sheet-head">Subject: {cta.message.subject}</p>
						{cta.message.lines.map((text) => (
							<p key={text} className="serif mt-4 text-[1.25rem] leading-snug">
								{text}
							</p>
						))}
						<p className="mt-5">
							<a href={messageHref(cta.message)} className="plain-link inline-flex min-h-11 items-center font-[650]">
								{cta.message.button}
							</a>
						</p>
						<figcaption className="caption">{object.messageCaption}</figcaption>
					</figure>
				)}
			</Closing>
		</>
	);
}

function Opening({ page: { trail, hero, object } }: { page: DraftPage }) {
	return (
		<section className="pt-6">
			<div className="wrap">
				<Crumbs trail={trail} />
				<Headline hero={hero} className="draft-title mt-4" />
			</div>
			<div className="columns mt-6">
				<div className="pb-6 lg:border-t-[1.5px] lg:pt-6">
					<p className="text-lead">
						<Text text={hero.intro} />
					</p>
					<Actions className="mt-5" times={hero.times} />
				</div>
				<figure
					className="ground-sheet border-y-[1.5px] pt-4 pb-5 max-lg:ml-side max-lg:border-l-[1.5px] max-lg:pl-4 lg:border-b-0"
					data-nosnippet=""
				>
					<p className="sheet-head">{object.head}</p>
					<p className="serif mt-3 text-m leading-tight font-bold">{object.title}</p>
					{object.rows.map(({ text, note }) => (
						<div key={note} className="draft-row border-hair py-4 not-last:border-b-[1.5px]">
							<p className="serif text-[1.25rem] leading-snug">
								<Edited text={text} />
							</p>
							<p className="self-start border-l-[3px] pl-3 text-small leading-snug text-muted">{note}</p>
						</div>
					))}
					<figcaption className="caption mt-1">{object.caption}</figcaption>
				</figure>
				<dl className="pb-8 max-lg:pt-6">
					<Dates {...object} />
				</dl>
			</div>
		</section>
	);
}

function Dates({ dates, datesNote }: DraftPage["object"]) {
	return (
		<>
			{dates.map(({ what, days, unit }) => (
				<div key={what} className="flex items-baseline justify-between gap-4 border-t-[1.5px] py-1.5">
					<dt>{what}</dt>
					<dd>
						<b className="display mr-1 text-m leading-none whitespace-nowrap">{days}</b> {unit}
					</dd>
				</div>
			))}
			<div className="border-t-[1.5px] pt-2">
				<dt className="sr-only">Days</dt>
				<dd className="text-small text-muted">{datesNote}</dd>
			</div>
		</>
	);
}

/** The cards, each with its sample on the sheet that goes on from the draft above. */
function Orders({ page: { cards, object } }: { page: DraftPage }) {
	return (
		<section className="ground-panel" aria-labelledby="parts">
			<div className="columns">
				<div className="pt-10 pb-6 max-lg:pb-4">
					<h2 id="parts" className="text-h2">
						{cards.title}
					</h2>
					<p className="mt-3 text-lead">{object.intro}</p>
				</div>
				<p className="caption ground-sheet flex items-end py-6 max-lg:bg-transparent max-lg:px-side max-lg:py-0 lg:border-t-[1.5px]">
					{object.samplesNote}
				</p>
			</div>
			<ul className="max-lg:pb-8">
				{cards.items.map(({ icon, title, description }, index) => {
					const { title: headline, text, rows = [] } = object.samples[index] ?? {};
					return (
						<li key={title} className="columns">
							<div className="py-6 max-lg:pb-3 lg:border-t-[1.5px] lg:border-rule">
								<h3 className="flex gap-3 text-h3">
									<Icon node={icon} className="mt-0.5 shrink-0 text-link" />
									{title}
								</h3>
								<p className="mt-2">
									<Text text={description} />
								</p>
							</div>
							<div
								className="serif ground-sheet flex flex-col justify-center gap-2 py-5 text-[1.25rem] leading-snug max-lg:ml-side max-lg:pl-4 lg:border-t-[1.5px] lg:border-rule"
								data-nosnippet=""
							>
								{headline && (
									<p className="text-m leading-tight font-bold">
										<Edited text={headline} />
									</p>
								)}
								{text && (
									<p>
										<Edited text={text} />
									</p>
								)}
								{rows.length > 0 && (
									<dl className="font-mono text-[1rem]">
										{rows.map(({ label, text }) => (
											<div key={text} className="grid grid-cols-[5.5rem_1fr] gap-x-3 border-hair py-1 not-last:border-b">
												<dt className="text-muted">{label}</dt>
												<dd>
													<Edited text={text} />
												</dd>
											</div>
										))}
									</dl>
								)}
							</div>
						</li>
					);
				})}
			</ul>
		</section>
	);
}
