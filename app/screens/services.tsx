import { ArrowRight } from "lucide";
import type { Views } from "../../shared/content-types.ts";
import { CardText } from "../parts/card-text.tsx";
import { Closing } from "../parts/closing.tsx";
import { Items } from "../parts/items.tsx";
import { Line } from "../parts/line.tsx";
import { Opening } from "../parts/opening.tsx";
import { Rows } from "../parts/rows.tsx";
import { Section } from "../parts/section.tsx";
import { MessageLink, Sheet } from "../parts/sheet.tsx";
import { DraftBadge } from "../ui/draft-badge.tsx";
import { Icon } from "../ui/icon.tsx";
import { Bar } from "./service/bar.tsx";

type ServicesPage = Views["services"];

/** Classes for each month in the timeline, by kind of period. "none" hides the number but keeps its space. */
const MONTHS = {
	none: "text-transparent",
	delivery: "outline-2 -outline-offset-1",
	initial: "bg-bar/60 text-on-bar",
	significant: "bg-bar text-on-bar",
};
const SERVICES = "pt-section [--section:187rem] lg:[--section:174rem]";
const SYMPTOM = "display text-[clamp(1.75rem,1rem+3.3cqw,4.5rem)]/[1.1] lg:text-[min(5cqw,5rem)]";
const ENDING = "gap-x-12 lg:grid lg:grid-cols-[7fr_5fr] lg:items-end lg:[&>:first-child]:contents [&_h2]:col-span-2";

/** Services overview (docs/product.md, section 2): what clients say first, what each service delivers, and a message to send. */
export default function Services({ page }: { page: ServicesPage }) {
	const { title, message } = page.cta;
	const [sentence, ...others] = message.lines;
	return (
		<>
			<Opening page={page} size="text-[clamp(2rem,5.3cqw,5rem)] leading-[1.06]" />
			<Chooser {...page} />
			<Section id="services-heading" title={page.servicesTitle} size="text-closing" className={SERVICES} wide>
				<p className="wrap caption mt-2">{page.samplesNote}</p>
				<ul className="mt-6">
					{page.services.map((service) => (
						<Service key={service.path} {...service} />
					))}
				</ul>
			</Section>
			<Why {...page.why} />
			<Closing
				page={page}
				className={ENDING}
				heading={
					<>
						<small className="mb-4 block text-lead tracking-normal">{title}</small>{" "}
						<span className="text-mega lg:text-[min(6.5cqw,6.4rem)]">“{sentence}”</span>
					</>
				}
			>
				<div className="lg:mb-10">
					<p className="mt-4 font-mono text-lead">{others.join(" ")}</p>
					<MessageLink message={message} />
				</div>
			</Closing>
		</>
	);
}

/** What clients say: each sentence with its service, above a line of 12 months. The first sentence is highlighted. */
function Chooser({ queriesTitle, monthsKey, services }: ServicesPage) {
	return (
		<section className="ground-stage" aria-labelledby="choose">
			<Line as="h2" id="choose" className="sr-only" text={queriesTitle} />
			<ul>
				{services.map(({ title, symptom, path, when, windows = [], draft }, index) => {
					const at = (month: number) => windows.find(({ from, to }) => month >= from && month <= to)?.brings ?? "none";
					return (
						<li key={path} className="relative">
							<div className="px-side flex flex-wrap justify-between gap-x-8 pt-5 pb-3 lg:pt-8">
								<Line className={`w-full ${SYMPTOM}`} text={index === 0 ? `==“${symptom}”==` : `“${symptom}”`} />
								<a href={path} className="cover-link mt-3 inline-flex items-center gap-2 text-lead">
									{title}
									<Icon node={ArrowRight} className="size-5 shrink-0" />
								</a>
								<DraftBadge draft={draft} />
								{when && <Line className="self-end max-lg:w-full lg:text-lead" text={when} />}
							</div>
							<Bar to={12} className="border-b-[1.5px] border-hair leading-8" cell={(month) => `flex-1 ${MONTHS[at(month)]}`} />
						</li>
					);
				})}
			</ul>
			<p className="px-side caption py-3">{monthsKey}</p>
		</section>
	);
}

const SAMPLE =
	"px-side my-auto py-8 text-[clamp(1.75rem,4cqw,4rem)] lg:pl-10 [&>.query]:text-base [&>.text-m]:text-[min(10.4cqw,6rem)] " +
	"[&>.text-m]:leading-none lg:[&>.text-m]:text-[min(5.6cqw,5rem)] [&>.text-m~p]:text-m/snug [&>.text-m+p]:my-4 [&_dl]:text-lead";
const PRICES = "px-side pb-8 lg:my-auto lg:py-8 lg:pl-10 *:flex *:flex-wrap *:items-baseline *:justify-between *:gap-x-8 *:py-2";

/** A service beside a large sample of its work, such as a draft or an assistant's answer, or beside its prices. */
function Service({ features, conditions, sample, ...card }: ServicesPage["services"][number]) {
	const prices = sample && !(sample.query || sample.title || sample.lines?.length) ? sample.rows : undefined;
	const ground = sample?.query ? "ground-stage" : prices ? "ground-night" : "";
	return (
		<li className={`grid border-t-[2px] border-rule lg:grid-cols-[5fr_7fr] ${ground}`}>
			<div className="px-side pt-6 pb-8 lg:pr-10">
				<CardText card={card} size="text-[clamp(1.75rem,1.2rem+1.2cqw,2.25rem)] leading-[1.1]" text="mt-3 text-lead" />
				<Items texts={features} className="mt-3 divide-y-[1.5px] divide-hair *:py-1.5" />
				<Rows rows={conditions} className="mt-4 leading-snug *:mt-1" label="inline font-[650]" text="inline before:content-['_']" />
			</div>
			<div className={`flex flex-col ${ground || "ground-sheet"}`}>
				{prices && <Rows rows={prices} className={PRICES} label="text-lead" text="display text-[clamp(4.5rem,9cqw,8rem)]/none" />}
				{sample && !prices && <Sheet {...sample} stage={sample.query !== undefined} className={SAMPLE} />}
			</div>
		</li>
	);
}

function Why({ title, figures, items }: ServicesPage["why"]) {
	return (
		<section className="ground-panel py-section" aria-labelledby="why">
			<div className="wrap grid grid-cols-2 items-end gap-x-8 gap-y-6 lg:grid-cols-3 lg:gap-y-10">
				<Line as="h2" id="why" className="text-closing max-lg:col-span-2" text={title} />
				{figures.map(({ figure, text, link }) => (
					<p key={figure} className="self-start text-lead max-lg:col-span-2">
						<b className="display mb-2 block text-[clamp(5rem,8cqw,7rem)] leading-none tracking-tighter">{figure}</b> {text}{" "}
						{link && <Line href={link.page} className="plain-link whitespace-nowrap" text={link.text} />}
					</p>
				))}
				{items.map(({ title, description }) => (
					<div key={title} className="self-start border-t-[1.5px] pt-4 max-lg:col-span-2">
						<h3 className="text-h3">{title}</h3>
						<Line className="mt-2" text={description} />
					</div>
				))}
			</div>
		</section>
	);
}
