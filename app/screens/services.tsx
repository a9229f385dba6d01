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

/** Classes of a month, by what it brings. Adjacent outlines overlap. */
const MONTHS = {
	none: "text-muted",
	delivery: "outline-2 -outline-offset-1",
	initial: "bg-bar/60 text-on-bar",
	significant: "bg-bar text-on-bar",
};
const SERVICES = "pt-section [--section:187rem] lg:[--section:174rem]";
const SYMPTOM = "display text-[clamp(1.375rem,5cqw-0.9rem,4.25rem)] leading-[1.18]";
const ROW = "px-side relative grid items-center gap-x-8 gap-y-1 border-b-[1.5px] border-hair py-5 lg:grid-cols-[1fr_22rem]";
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

/** What clients say: each sentence with its service and the months that bring results. The first sentence is highlighted. */
function Chooser({ queriesTitle, monthsKey, services }: ServicesPage) {
	return (
		<section className="ground-stage" aria-labelledby="choose">
			<Line as="h2" id="choose" className="sr-only" text={queriesTitle} />
			<p className="px-side caption border-b-[1.5px] border-hair py-2">{monthsKey}</p>
			<ul>
				{services.map(({ title, symptom, path, when, windows = [], draft }, index) => {
					const at = (month: number) => windows.find(({ from, to }) => month >= from && month <= to)?.brings ?? "none";
					return (
						<li key={path} className={ROW}>
							<div>
								<Line className={SYMPTOM} text={index === 0 ? `==“${symptom}”==` : `“${symptom}”`} />
								<a href={path} className="cover-link mt-2 inline-flex items-center gap-2 text-lead">
									{title}
									<Icon node={ArrowRight} className="size-5 shrink-0" />
								</a>
								<DraftBadge draft={draft} />
							</div>
							<div>
								{when && <Line className="mb-1 leading-snug" text={when} />}
								<Bar to={12} cell={(month) => `flex-1 ${MONTHS[at(month)]}`} />
							</div>
						</li>
					);
				})}
			</ul>
		</section>
	);
}

const SAMPLE =
	"px-side py-6 text-m not-has-[dl]:text-[clamp(1.75rem,1.2rem+1.8vw,2.75rem)] lg:pl-10 [&>.query]:border-b-2 [&>.query]:pb-3 " +
	"[&>.query]:text-base [&>.text-m]:text-closing [&_dl]:grid-cols-[auto_1fr] [&_dl]:text-lead has-[.sheet-head]:[&_dd]:text-h2/tight";
const ANSWER = "text-[1.75rem] lg:text-[4.4cqw] [&>.serif]:leading-[1.45]";
const CONDITIONS =
	"px-side pb-4 leading-snug *:grid *:grid-cols-[2fr_3fr] *:gap-x-5 *:border-t-[1.5px] *:border-rule *:py-2.5 lg:pl-10 lg:text-lead/snug";

/** A service beside a sample of its work, such as a draft or an assistant's answer. The conditions are below the sample. */
function Service({ features, conditions, sample, ...card }: ServicesPage["services"][number]) {
	const isAnswer = sample?.query !== undefined;
	return (
		<li className={`grid border-t-[2px] border-rule lg:grid-cols-[5fr_7fr] ${isAnswer ? "ground-stage" : ""}`}>
			<div className="px-side pt-6 pb-4 lg:pr-10 lg:pb-8">
				<CardText card={card} size="text-[clamp(1.75rem,1.2rem+1.2cqw,2.25rem)] leading-[1.1]" text="mt-3 text-lead" />
				<Items texts={features} className="mt-3 divide-y-[1.5px] divide-hair *:py-1.5" />
			</div>
			<div className={`flex flex-col justify-between ${isAnswer ? "" : "ground-sheet"}`}>
				{sample && <Sheet {...sample} stage={isAnswer} className={isAnswer ? `${SAMPLE} ${ANSWER}` : SAMPLE} />}
				<Rows rows={conditions} className={CONDITIONS} label="caption" text="" />
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
