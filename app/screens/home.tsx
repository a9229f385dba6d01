import telemetryUrl from "virtual:telemetry-url";
import { useEffect } from "react";
import type { Views } from "../../shared/content-types.ts";
import { loadWhenIdle } from "../hydration/load-when-idle.ts";
import { CardText } from "../parts/card-text.tsx";
import { Closing, DOCKED } from "../parts/closing.tsx";
import { Faq } from "../parts/faq.tsx";
import { Line } from "../parts/line.tsx";
import { Actions } from "../parts/opening.tsx";
import { DuotonePhoto } from "../parts/photo.tsx";
import { CaseNote } from "../parts/proof.tsx";
import { Query } from "../parts/query.tsx";
import { Quote } from "../parts/quote.tsx";
import { Section } from "../parts/section.tsx";
import { Stats } from "../parts/stats.tsx";
import { words } from "../words.ts";
import { Edits, Stage } from "./home/illustrations.tsx";

type HomePage = Views["home"];

const PROMISES = "ruled-hair mt-6 *:grid *:items-end *:gap-x-12 *:gap-y-2 *:py-3 lg:*:py-4 lg:*:nth-[-n+4]:grid-cols-[8fr_5fr]";
/** Text sizes of the promises, in increasing order. Any further promises use LARGEST. */
const SIZES = ["text-m", "text-m lg:text-h2", "text-h2 lg:text-closing", "text-closing lg:text-title", "text-title lg:text-mega"];
const LARGEST = "text-[min(12cqw,8.8rem)] lg:text-[min(8.9cqw,8.8rem)]";
const INDUSTRIES = "ground-panel pt-section lg:[--section:88rem]";
/** Highlights the framed detail of a photo. */
const DETAIL = "[&_.fill-none]:fill-(--cite) [&_.fill-none]:mix-blend-screen";

/** Home (docs/product.md, section 2): an assistant's answer, the edits that led to it, and proof. */
export default function Home({ page }: { page: HomePage }) {
	const [firstQuote, ...otherQuotes] = page.testimonials;
	// After client-side navigation to home, telemetry may not be loaded yet. If it is, this does nothing.
	useEffect(() => {
		if (telemetryUrl) loadWhenIdle(telemetryUrl);
	}, []);
	return (
		<>
			<Opening {...page.hero} />
			<Stage {...page} />
			<TrackRecord {...page} />
			<Edits {...page.edits} />
			{page.case && <Case {...page.case} />}
			<Section
				id="why"
				title={page.why.title}
				size="max-w-[14em] text-closing"
				className="ground-night py-section [--section:51rem] lg:[--section:88rem]"
			>
				<ul className={PROMISES}>
					{page.why.items.map(({ title, description }, index) => (
						<li key={title} className="group">
							<Line as="h3" className={`leading-[1.1] group-last:mt-6 ${SIZES[index] ?? LARGEST}`} text={title} />
							<Line className="lg:text-lead group-last:text-m" text={description} />
						</li>
					))}
				</ul>
			</Section>
			{firstQuote && (
				<section className="ground-yellow px-side py-8 lg:py-section lg:[--section:42rem]" aria-labelledby="testimonials">
					<Line as="h2" id="testimonials" className="caption mb-3" text={page.testimonialsTitle} />
					<Quote quote={firstQuote} className="text-m leading-[1.15] text-pretty lg:text-closing" />
					<ul className="mt-8 grid gap-x-12 gap-y-5 lg:mt-14 lg:grid-cols-2">
						{otherQuotes.map((quote) => (
							<li key={quote.name} className="border-t-[1.5px] pt-4">
								<Quote quote={quote} className="font-text font-normal tracking-normal lg:text-lead" />
							</li>
						))}
					</ul>
				</section>
			)}
			<Section id="industries" title={page.industriesTitle} size="text-closing" lead={page.industriesIntro} className={INDUSTRIES} wide>
				<ul className={`rail thirds mt-5 overflow-x-auto max-md:text-small ${DETAIL}`}>
					{page.industries.map((industry) => (
						<li key={industry.path} className="relative row-span-3 border-hair">
							<DuotonePhoto photo={industry.photo} sizes="max(38vw, 18rem)" className="h-48 md:h-60 lg:h-80" />
							<Query className="words ground-sheet py-3">{industry.query}</Query>
							<div className="words py-5">
								<CardText card={industry} link="cover-link" text="mt-2 leading-snug" />
							</div>
						</li>
					))}
				</ul>
				<Line href="/industries" className="plain-link mx-side inline-block py-6 font-[650]" text={words.allIndustries} />
			</Section>
			<Faq items={page.faq} className="ground-paper" />
			<Closing page={page}>
				<figure className={`ground-sheet ${DOCKED}`} data-nosnippet="">
					<Query className="border-b-2 pb-3 text-h3">{page.closing.query}</Query>
					<p className="mt-4 flex gap-3 font-mono text-small wrap-anywhere">
						<Line as="span" className="chip" aria-hidden="true" text="1" /> {page.closing.address}
					</p>
					<p className="display mt-2 text-m leading-tight">{page.closing.answer}</p>
					<figcaption className="caption mt-3">{page.closing.caption}</figcaption>
				</figure>
			</Closing>
		</>
	);
}

function Opening({ subject, title, links, intro, actions, times }: HomePage["hero"]) {
	return (
		<section className="hero wrap pt-6 pb-5 max-[23rem]:pt-5 lg:pb-8">
			<h1 tabIndex={-1} className="text-mega max-lg:leading-[1.1]">
				<small className="eyebrow">{subject}</small>{" "}
				{links.map(({ text, page }) => (
					<span key={text}>
						<Line href={page} className={title.includes(`==${text}==`) ? "marked" : "h1-link"} text={text} />{" "}
					</span>
				))}
			</h1>
			<div className="mt-5 grid gap-x-12 gap-y-4 lg:mt-8 lg:grid-cols-[5.4fr_6.6fr]">
				<Line className="text-lead" text={intro} />
				<Actions {...actions} times={times}>
					<Line href="/services" className="plain-link mt-2 inline-block text-small" text={actions.services} />
				</Actions>
			</div>
		</section>
	);
}

/** Trust badges, figures, and what they mean, then the free audit and a link to the prices. */
function TrackRecord({ hero: { audit, price }, trustBadges, stats, statsMeaning }: HomePage) {
	return (
		<section aria-label={words.trackRecord} className="wrap pt-4 pb-5 [--section:21rem] lg:pt-6 lg:pb-section">
			<ul className="grid grid-cols-2 gap-x-6 gap-y-1 text-small leading-snug lg:grid-cols-4 lg:gap-x-10">
				{trustBadges.map(({ title, text }) => (
					<li key={title}>
						<strong className="block">{title}</strong> <span className="text-muted max-sm:hidden">{text}</span>
					</li>
				))}
			</ul>
			<Stats
				stats={stats}
				className="mt-4 grid grid-cols-2 gap-x-6 gap-y-5 border-y-[1.5px] py-5 lg:mt-6 lg:grid-cols-4 lg:gap-x-10 lg:py-6"
				number="text-[13cqw]/none tracking-tighter lg:text-[min(5.8cqw,6rem)]/none"
				note="text-small leading-snug text-muted max-md:hidden"
			/>
			<Line href={statsMeaning.page} className="plain-link mt-2 inline-block text-small lg:float-left" text={statsMeaning.text} />
			<p className="mt-2 text-small lg:ml-auto lg:w-fit">
				{audit} <Line href={price.page} className="plain-link" text={price.text} />.
			</p>
		</section>
	);
}

const SLOTS = "grid grid-cols-4 gap-1 text-center tracking-tighter *:border-[1.5px] min-[23rem]:grid-cols-5 xl:grid-cols-7 xl:*:py-2.5";

/** A case's increase, drawn as one slot per booking: for example, 10 before and 35 after. */
function Case({ title, text, before, after, caption, path, note, figure, rest }: NonNullable<HomePage["case"]>) {
	return (
		<section className="wrap grid gap-x-12 gap-y-5 py-section [--section:26rem] lg:grid-cols-2" aria-labelledby="case">
			<div className="flex flex-col justify-between gap-3">
				<Line as="h2" id="case" className="text-m leading-[1.12] lg:text-h2" text={title} />
				<div>
					<p className="display text-[clamp(5rem,12.4cqw,11rem)]/[0.95] tracking-tighter">{figure}</p>
					<p className="text-lead font-[650]">{rest}</p>
					<p className="mt-3">
						{text} <CaseNote study={{ note, path, title }} />
					</p>
				</div>
			</div>
			<figure className="font-mono text-small/[1.4]" data-nosnippet="">
				{[before, after].map(({ label, times }) => (
					<div key={label} className="mb-4">
						<p className="mb-1 leading-normal">{label}</p>
						<ul className={`${SLOTS} ${times === after.times ? "*:border-bar *:bg-bar *:text-on-bar" : ""}`} aria-hidden="true">
							{times.map((time) => (
								<li key={time}>{time}</li>
							))}
						</ul>
					</div>
				))}
				<figcaption className="caption">{caption}</figcaption>
			</figure>
		</section>
	);
}
