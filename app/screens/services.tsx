import type { Views } from "../../shared/content-types.ts";
import { Closing } from "../parts/closing.tsx";
import { Items } from "../parts/items.tsx";
import { Line } from "../parts/line.tsx";
import { Opening } from "../parts/opening.tsx";
import { Rows } from "../parts/rows.tsx";
import { Section } from "../parts/section.tsx";
import { Mail, Sheet } from "../parts/sheet.tsx";
import { DraftBadge } from "../ui/draft-badge.tsx";
import { Icon } from "../ui/icon.tsx";
import { Bar } from "./service/bar.tsx";

type ServicesPage = Views["services"];
type ServiceProps = ServicesPage["services"][number] & { index: number; notes: string[] };

/** Classes for each month in the timeline, by kind of period. */
const MONTHS = {
	none: "text-muted",
	delivery: "outline-2 -outline-offset-1",
	initial: "bg-bar/25",
	significant: "bg-bar text-on-bar",
};
/** Text size of what clients say. */
const SENTENCE = "display text-[clamp(1.75rem,0.6rem+7.4cqw,3.5rem)]/[1.06] lg:text-[min(6.9cqw,6.7rem)]/none";
const ENDING = "lg:*:first:grid lg:*:first:grid-cols-2 lg:*:first:gap-x-12";
/** The visitor's own sentence, as large as those of the services. */
const MESSAGE =
	"mt-10 text-lead lg:mt-section lg:-ml-side lg:py-10 [&&]:px-side *:nth-2:font-display *:nth-2:font-bold *:nth-2:tracking-tight " +
	"*:nth-2:text-balance *:nth-2:text-[clamp(1.75rem,0.6rem+7.4cqw,3.5rem)]/[1.06] lg:*:nth-2:text-[min(6.5cqw,6.2rem)]/none";

/** Services overview (docs/product.md, section 2): what clients say, the service that answers each sentence, and a message. */
export default function Services({ page }: { page: ServicesPage }) {
	return (
		<>
			<Opening page={page} size="text-[clamp(2rem,5.3cqw,5rem)] leading-[1.06]" />
			{page.services.map((service, index) => (
				<Service key={service.path} {...service} index={index} notes={[page.monthsKey, page.samplesNote]} />
			))}
			<Why {...page.why} />
			<Closing page={page} className={ENDING}>
				<Mail message={page.cta.message} className={MESSAGE} />
			</Closing>
		</>
	);
}

const SAMPLE =
	"px-side py-8 text-[clamp(1.75rem,5.2cqw,5.5rem)] lg:py-12 [&>:not(.text-m,.text-m~*)]:leading-[1.2] [&>.query]:text-base " +
	"[&>.text-m]:text-[min(10.4cqw,6rem)] [&>.text-m]:leading-none [&>.text-m+p]:my-4 [&>.text-m~p]:text-m/snug [&_dl]:text-lead " +
	"lg:[&>.query]:text-m lg:[&>.text-m]:text-[min(5.6cqw,5rem)]";
const BAR = "mb-9 border-t-[1.5px] border-hair *:border-b-[1.5px] *:border-hair lg:mb-12 lg:text-m lg:leading-[3.5rem]";
const PRICES = "px-side pb-8 lg:py-10 *:border-t-[1.5px] *:py-3 lg:*:flex lg:*:items-baseline lg:*:justify-between lg:*:first:border-0";
const PRICE = "display text-[4.5rem]/none lg:text-[min(8cqw,8.5rem)]/none";
/** Layout of text and sample: side by side if the sample is prices or has a title; otherwise, stacked. */
const BESIDE = "lg:[&>:first-child]:pr-10 lg:[&>:last-child]:pl-10";
const ACROSS =
	"gap-x-16 lg:grid-cols-[7fr_5fr] lg:py-10 lg:*:nth-2:row-span-2 lg:*:nth-2:text-lead lg:*:first:text-[min(3.1cqw,3rem)]/[1.2]";

/** A client's sentence above a line of 12 months, then the service that answers it, with a sample of its work or its prices. */
function Service({ features, conditions, sample, index, notes, ...service }: ServiceProps) {
	const { icon, title, description, symptom, path, when, windows = [], draft } = service;
	const prices = sample && !(sample.query || sample.title || sample.lines?.length) ? sample.rows : undefined;
	const beside = prices !== undefined || sample?.title !== undefined;
	const sampleFirst = index % 2 === 1;
	const at = (month: number) => windows.find(({ from, to }) => month >= from && month <= to)?.brings ?? "none";
	const ground = sample?.query ? "ground-stage" : prices ? "ground-night" : sampleFirst ? "ground-panel" : "";
	const text = (
		<div className={`px-side grid content-center gap-y-4 py-6 ${beside ? "" : ACROSS}`}>
			<Line className="text-lead" text={description} />
			<Items texts={features} className="divide-y-[1.5px] divide-hair *:py-1.5" />
			<Rows rows={conditions} className="leading-snug *:mt-1" label="inline font-[650]" text="inline before:content-['_']" />
		</div>
	);
	return (
		<section className={`[--section:46rem] ${beside ? "lg:[--section:55rem]" : "lg:[--section:76rem]"} ${ground}`} aria-labelledby={path}>
			<div className={`relative ${index === 0 ? "ground-stage" : ""}`}>
				<div className="px-side flex flex-wrap justify-between gap-x-8 pt-4 pb-3 lg:pt-6">
					<Line className={`w-full ${SENTENCE}`} text={index === 0 ? `==“${symptom}”==` : `“${symptom}”`} />
					<h2 id={path} className="mt-3 flex gap-3 text-[min(6.6cqw,2.5rem)]/[1.06] lg:mt-6 lg:text-[min(2.9cqw,3.5rem)]/[1.12]">
						<Icon node={icon} className="h-[1lh] w-[0.85em] shrink-0 text-link" />
						<Line href={path} className="cover-link" text={title} />
						<DraftBadge draft={draft} />
					</h2>
					{when && <Line className="self-end max-lg:mt-1 max-lg:w-full lg:mt-6 lg:flex-1 lg:text-right lg:text-lead" text={when} />}
				</div>
				<Bar to={12} className={BAR} labels={windows} cell={(month) => `flex-1 ${MONTHS[at(month)]}`} />
				{index === 0 && <Items texts={notes} className="px-side caption flex flex-wrap justify-between gap-x-4 py-3" />}
			</div>
			<div className={`grid ${beside ? `${BESIDE} ${sampleFirst ? "lg:grid-cols-[7fr_5fr]" : "lg:grid-cols-[5fr_7fr]"}` : ""}`}>
				{!sampleFirst && text}
				{prices && <Rows rows={prices} className={PRICES} label="text-lead" text={PRICE} />}
				{sample && !prices && <Sheet {...sample} ground={sample.query ? "stage" : "sheet"} className={SAMPLE} />}
				{sampleFirst && text}
			</div>
		</section>
	);
}

function Why({ title, figures, items }: ServicesPage["why"]) {
	return (
		<Section id="why" title={title} size="text-closing" className="ground-panel py-section [--section:41rem] lg:[--section:47rem]">
			<div className="mt-6 grid gap-x-12 gap-y-6 lg:grid-cols-2">
				{figures.map(({ figure, text, link }) => (
					<p key={figure} className="text-lead">
						<b className="display mb-2 block text-[25cqw]/none tracking-tighter lg:text-[min(13cqw,12rem)]/none">{figure}</b> {text}{" "}
						{link && <Line href={link.page} className="plain-link whitespace-nowrap" text={link.text} />}
					</p>
				))}
				{items.map(({ title, description }) => (
					<div key={title} className="grid items-baseline gap-x-12 gap-y-2 border-t-[1.5px] pt-4 lg:col-span-2 lg:grid-cols-[8fr_5fr]">
						<h3 className="text-h2">{title}</h3>
						<Line className="lg:text-lead" text={description} />
					</div>
				))}
			</div>
		</Section>
	);
}
