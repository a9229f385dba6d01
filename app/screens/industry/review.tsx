import type { ReactNode } from "react";
import type { ArticleParts, IndustryObjectOf, Views } from "../../../shared/content-types.ts";
import { BeforeAfter } from "../../parts/before-after.tsx";
import { Closing, messageHref } from "../../parts/closing.tsx";
import { Edited } from "../../parts/edited.tsx";
import { ExpandableArticle } from "../../parts/expandable-article.tsx";
import { Faq } from "../../parts/faq.tsx";
import { Actions, Crumbs, Headline } from "../../parts/opening.tsx";
import { DuotonePhoto } from "../../parts/photo.tsx";
import { Quote } from "../../parts/quote.tsx";
import { Sources } from "../../parts/sources.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { DraftBadge } from "../../ui/draft-badge.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Text } from "../../ui/text.tsx";

type ReviewPage = Views["industry"] & { object: IndustryObjectOf<"review"> };

/** IT: a shortlist, who strikes from it, and what the pages of the one that stays answer. */
export default function Technology({ page, article }: { page: ReviewPage; article: ArticleParts<string> }) {
	return (
		<>
			<Opening page={page} />
			<Readers {...page.object.readers} />
			<Questionnaire page={page} />
			<ExpandableArticle
				title={page.articleTitle}
				byline={page.byline}
				headings={page.headings}
				article={article}
				className="grid gap-x-12 gap-y-1 lg:grid-cols-[5fr_7fr]"
			/>
			<Proof page={page} />
			<Faq items={page.faq} className="ground-paper" />
			<Sources sources={page.sources} related={page.related} />
			<Refusal page={page} />
		</>
	);
}

function Opening({ page: { hero, icon, trail, draft, object } }: { page: ReviewPage }) {
	const last = object.shortlist.length - 1;
	return (
		<section className="ground-night pt-6 pb-5">
			<div className="wrap">
				<DraftBadge draft={draft} />
				<Crumbs trail={trail} />
				<div className="mt-5 grid gap-x-12 gap-y-3 lg:grid-cols-[6.7fr_5.3fr]">
					<Headline hero={hero} icon={icon} />
					<div>
						<p className="text-lead">
							<Text text={hero.intro} />
						</p>
						<Actions times={hero.times} className="mt-4" />
					</div>
				</div>
			</div>
			<figure className="mt-7" data-nosnippet="">
				<ol className="shortlist border-y-[1.5px]">
					{object.shortlist.map(({ vendor, reason, verdict }, index) => (
						<li key={vendor} className={index === last ? "text-lead font-[650]" : "text-muted"}>
							<p className="font-mono text-lead lg:text-[1.3125rem]">{index === last ? <ins>{vendor}</ins> : <del>{vendor}</del>}</p>
							<p>
								<Edited text={reason} />
							</p>
							<p className="font-[650] text-ink lg:text-right">{verdict}</p>
						</li>
					))}
				</ol>
				<figcaption className="wrap caption mt-3">{object.caption}</figcaption>
			</figure>
		</section>
	);
}

/** Five readers, and one answer at full size within the mails that carried it from one to the next. */
function Readers({ title, people, forwards, address, answer, text, caption }: ReviewPage["object"]["readers"]) {
	const page = (
		<div className="pt-5">
			<p className="font-mono text-small font-[500] break-all">{address}</p>
			<p className="display mt-3 text-h2 leading-[1.16] lg:text-closing lg:leading-[1.16]">
				<Edited text={answer} />
			</p>
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
		<section className="overflow-x-clip py-section" aria-labelledby="readers">
			<h2 id="readers" className="wrap text-closing">
				<span className="block max-w-[13em]">{title}</span>
			</h2>
			<div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-[4.4fr_7.6fr]">
				<ul className="ruled px-side lg:pr-0">
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
					<p className="mt-5 max-w-[38rem] text-lead max-lg:px-side">{text}</p>
				</figure>
			</div>
		</section>
	);
}

/** The six cards as the third column of the buyer's questionnaire. */
function Questionnaire({ page: { cards, object } }: { page: ReviewPage }) {
	const { labels, asked, caption } = object.cards;
	return (
		<section className="ground-panel py-section" aria-labelledby="parts">
			<h2 id="parts" className="wrap text-closing">
				{cards.title}
			</h2>
			<div className="ground-sheet mt-7 border-y-[1.5px]">
				<p className="asked side py-2 font-mono text-small font-[500] text-muted max-lg:hidden" aria-hidden="true">
					{labels.map((label) => (
						<span key={label}>{label}</span>
					))}
				</p>
				<ol>
					{cards.items.map(({ icon, title, description }, index) => {
						const { question = "", answer = "", page = "" } = asked[index] ?? {};
						return (
							<li key={title} className="asked side border-t-[1.5px] border-rule py-5">
								<p className="display text-h3">{question}</p>
								<div className="serif text-[1.1875rem] leading-snug" data-nosnippet="">
									<p className="answer">
										<Edited text={answer} />
									</p>
									<p className="mt-1 font-mono text-small text-muted">{page}</p>
								</div>
								<div className="max-lg:border-t max-lg:border-hair max-lg:pt-3">
									<h3 className="flex gap-2.5 text-h3">
										<Icon node={icon} className="shrink-0 text-link" />
										{title}
									</h3>
									<p className="mt-1.5 leading-normal">
										<Text text={description} />
									</p>
								</div>
							</li>
						);
					})}
				</ol>
			</div>
			<p className="wrap caption mt-3">{caption}</p>
		</section>
	);
}

/** The quote leads, beside the photo; the case is told in one row below. */
function Proof({ page: { proof, prints } }: { page: ReviewPage }) {
	const { detail, ...photo } = prints.hero;
	const study = proof?.caseStudy;
	if (!study) return null;
	const [main, ...others] = study.results;
	return (
		<section className="ground-night [--bar:var(--link)] [--on-bar:var(--paper)]" aria-labelledby="case">
			<div className="grid lg:grid-cols-[7.6fr_4.4fr]">
				<div className="px-side py-section">
					{proof.testimonial && <Quote quote={proof.testimonial} mark="ChatGPT had cited it." className="text-h2 leading-[1.2]" />}
				</div>
				<DuotonePhoto photo={photo} sizes="(min-width: 1024px) 37vw, 100vw" className="h-56 lg:h-full" />
			</div>
			<div className="wrap grid gap-x-12 gap-y-6 pt-8 pb-section lg:grid-cols-[5fr_7fr] lg:border-t-[1.5px]">
				<div>
					<h2 id="case" className="text-h3">
						{study.title}
					</h2>
					<p className="mt-2">
						<Text text={proof.why ?? study.solution} />{" "}
						<a href={study.path} className="plain-link">
							Read the case<span className="sr-only">: {study.title}</span>
						</a>
					</p>
				</div>
				<div>
					{main && <p className="display mb-3 text-h2">{main.text}</p>}
					{main?.increase && <BeforeAfter increase={main.increase} className="h-9" />}
					<p className="mt-3 text-muted">
						{others.map(({ text }) => text).join(", ")}. {study.note}
					</p>
				</div>
			</div>
		</section>
	);
}

/** The refusal that a lost deal ends in, ready to be forwarded. */
function Refusal({ page: { cta, object } }: { page: ReviewPage }) {
	const { fields, caption } = object.closing;
	return (
		<Closing cta={cta} className="grid items-center gap-x-12 gap-y-8 lg:grid-cols-2">
			{cta.message && (
				<figure data-nosnippet="">
					<div className="ground-sheet p-6 lg:-mr-side lg:pr-side lg:pl-8">
						<dl className="font-mono text-small">
							{[...fields, { label: "Subject", value: cta.message.subject }].map(({ label, value }) => (
								<div key={label} className="flex gap-4 border-b border-hair py-1.5">
									<dt className="w-20 shrink-0 text-muted">{label}</dt>
									<dd>{value}</dd>
								</div>
							))}
						</dl>
						{cta.message.lines.map((text) => (
							<p key={text} className="serif mt-4 text-[1.3125rem] leading-snug">
								{text}
							</p>
						))}
						<ButtonLink variant="line" href={messageHref(cta.message)} className="mt-5">
							{cta.message.button}
						</ButtonLink>
					</div>
					<figcaption className="caption mt-3">{caption}</figcaption>
				</figure>
			)}
		</Closing>
	);
}
