import { ArrowRight } from "lucide";
import type { Views } from "../../shared/content-types.ts";
import { ClosingActions, messageHref } from "../parts/closing.tsx";
import { Items } from "../parts/items.tsx";
import { Line } from "../parts/line.tsx";
import { Opening } from "../parts/opening.tsx";
import { Section } from "../parts/section.tsx";
import { Sources } from "../parts/sources.tsx";
import { DraftBadge } from "../ui/draft-badge.tsx";
import { Icon } from "../ui/icon.tsx";
import { Sample } from "./services/sample.tsx";

type ServicesPage = Views["services"];

/** Services overview (docs/product.md, section 2): what clients say first, a year with each service, and its deliverables. */
export default function Services({ page }: { page: ServicesPage }) {
	return (
		<>
			<Opening page={page} size="text-[clamp(2rem,1.2rem+2.4cqw,3.5rem)] leading-[1.06]" />
			<Chooser {...page} />
			<Year {...page} />
			<Section id="services-heading" title={page.servicesTitle} size="text-closing" className="pt-section" wide>
				<p className="wrap caption mt-2">{page.samplesNote}</p>
				<ul className="mt-6">
					{page.services.map((service) => (
						<Service key={service.path} {...service} />
					))}
				</ul>
			</Section>
			<Why {...page.why} />
			<Sources sources={page.sources} />
			<Ending {...page.cta} />
		</>
	);
}

/** What clients say, one sentence per row. Each links to its service, and the first is highlighted. */
function Chooser({ queriesTitle, services }: ServicesPage) {
	return (
		<section className="ground-stage" aria-labelledby="choose">
			<Line as="h2" id="choose" className="sr-only" text={queriesTitle} />
			<ul>
				{services.map(({ title, symptom, path, when, draft }, index) => {
					const Sentence = index === 0 ? "mark" : "span";
					return (
						<li key={path} className="side relative border-b-[1.5px] border-hair py-2.5 hover:bg-ink hover:text-paper max-lg:pr-18">
							<p className="display text-[clamp(1.375rem,0.75rem+1.8cqw,2.75rem)] leading-[1.24]">
								<Sentence>“{symptom}”</Sentence>
							</p>
							<div className="flex flex-wrap items-center gap-x-4">
								<a href={path} className="cover-link inline-flex min-h-6 items-center gap-2">
									{title}
									<Icon node={ArrowRight} className="size-5" />
								</a>
								<DraftBadge draft={draft} />
								{when && <Line className="text-small lg:ml-auto" text={when} />}
							</div>
						</li>
					);
				})}
			</ul>
		</section>
	);
}

/** Position of a month on the axis. */
const place = (month: number) => `${(month / 12) * 100}%`;

/** A year with each service. Lines are waits and blocks are results: lighter for the first of two, monthly for recurring ones. */
function Year({ axis, services }: ServicesPage) {
	const row = "grid items-center gap-x-8 lg:grid-cols-[17rem_1fr]";
	return (
		<Section id="year" title={axis.title} className="pt-section">
			<p className="mt-2 mb-3 text-small text-muted">{axis.key}</p>
			<div className={row}>
				<p className="flex justify-between text-small lg:col-start-2" aria-hidden="true">
					{axis.months.map((text) => (
						<span key={text}>{text}</span>
					))}
				</p>
			</div>
			<ul>
				{services.map(({ title, path, windows = [], monthly }) => {
					const blocks = monthly ? Array.from({ length: 12 }, (_, month) => ({ from: month, to: month + 0.92 })) : windows;
					return (
						<li key={path} className={`${row} border-t-[1.5px] py-2`}>
							<b className="font-[650]">{title}</b>
							<svg className="block h-13 w-full overflow-visible fill-current text-small" aria-hidden="true">
								<line className="stroke-current" x1="0" x2={place(blocks[0]?.from ?? 0)} y1="17" y2="17" strokeWidth="2" />
								{blocks.map(({ from, to }, index) => (
									<rect
										key={from}
										className={`fill-bar ${blocks.length === 2 && index === 0 ? "opacity-50" : ""}`}
										x={place(from)}
										y="4"
										width={place(to - from)}
										height="26"
									/>
								))}
								{windows.map(({ from, text }) => (
									<text key={text} x={place(from)} y="47">
										{text}
									</text>
								))}
							</svg>
						</li>
					);
				})}
			</ul>
		</Section>
	);
}

function Service({ title, icon, path, description, features, conditions, times = [], sample, draft }: ServicesPage["services"][number]) {
	return (
		<li className="border-t-[2px]">
			<div className="wrap grid gap-x-12 gap-y-4 pt-6 pb-8 lg:grid-cols-[5fr_7fr] lg:pb-10">
				<h3 className="flex items-start gap-4 text-h2 lg:col-span-2">
					<Icon node={icon} className="mt-[0.15em] size-[0.85em] shrink-0 text-link" />
					<Line href={path} className="h1-link" text={title} />
					<DraftBadge draft={draft} />
				</h3>
				<div>
					<Line className="text-lead" text={description} />
					<Items texts={conditions} className="mt-3 text-small text-muted" />
				</div>
				<ul className="divide-y-[1.5px] divide-hair *:py-1.5">
					{features.map((text) => (
						<Line key={text} as="li" text={text} />
					))}
					{times.map(({ when, what }) => (
						<li key={what}>
							<Line as="b" className="font-[650]" text={`${when}:`} /> <Line as="span" text={what} />
						</li>
					))}
				</ul>
			</div>
			{sample && <Sample {...sample} />}
		</li>
	);
}

function Why({ title, figures, items }: ServicesPage["why"]) {
	return (
		<section className="ground-panel py-section" aria-labelledby="why">
			<div className="wrap grid items-end gap-x-8 gap-y-6 lg:grid-cols-3 lg:gap-y-10">
				<Line as="h2" id="why" className="text-closing" text={title} />
				{figures.map(({ figure, text, link }) => (
					<p key={figure} className="self-start">
						<b className="display mb-2 block text-[clamp(3.5rem,7cqw,6rem)] leading-none tracking-tighter">{figure}</b>
						{text} {link && <Line href={link.page} className="plain-link whitespace-nowrap" text={link.text} />}
					</p>
				))}
				{items.map(({ title, description }) => (
					<div key={title} className="self-start border-t-[1.5px] pt-4">
						<h3 className="text-h3">{title}</h3>
						<Line className="mt-2" text={description} />
					</div>
				))}
			</div>
		</section>
	);
}

/** A prepared message that the visitor can send as is, and the two buttons. */
function Ending({ title, message, description, buttonText }: ServicesPage["cta"]) {
	const [sentence, ...others] = message.lines;
	return (
		<section className="band ground-stage side py-section" aria-labelledby="cta">
			<Line as="h2" id="cta" className="text-lead font-[650]" text={title} />
			<p className="display mt-4 text-mega">“{sentence}”</p>
			<p className="mt-3 font-mono text-small">{others.join(" ")}</p>
			<p className="mt-2">
				<a href={messageHref(message)} className="plain-link inline-flex min-h-6 items-center font-[650]">
					{message.button}
				</a>
			</p>
			<div className="mt-8 grid items-start gap-x-12 gap-y-6 lg:grid-cols-[5fr_7fr]">
				<Line className="text-lead" text={description} />
				<ClosingActions className="">{buttonText}</ClosingActions>
			</div>
		</section>
	);
}
