import { ArrowRight } from "lucide";
import type { Views } from "../../shared/content-types.ts";
import { ClosingActions, messageHref } from "../parts/closing.tsx";
import { Items } from "../parts/items.tsx";
import { Line } from "../parts/line.tsx";
import { Actions, Crumbs, Headline } from "../parts/opening.tsx";
import { Sources } from "../parts/sources.tsx";
import { DraftBadge } from "../ui/draft-badge.tsx";
import { Icon } from "../ui/icon.tsx";
import { Sample } from "./services/sample.tsx";

type ServicesPage = Views["services"];

/** Services overview (docs/product.md, section 2): what clients say first, a year with each service, and what each hands over. */
export default function Services({ page }: { page: ServicesPage }) {
	return (
		<>
			<section className="wrap pt-4 pb-6">
				<Crumbs trail={page.trail} />
				<Headline hero={page.hero} className="mt-3 text-[clamp(2rem,1.2rem+2.4cqw,3.5rem)] leading-[1.06]" />
				<div className="mt-5 grid items-start gap-x-12 gap-y-4 lg:grid-cols-[7fr_auto]">
					<Line className="text-lead" text={page.hero.intro} />
					<Actions />
				</div>
			</section>
			<Chooser {...page} />
			<Year {...page} />
			<section className="pt-section" aria-labelledby="services-heading">
				<div className="wrap pb-6">
					<Line as="h2" id="services-heading" className="text-closing" text={page.servicesTitle} />
					<p className="caption mt-2">{page.samplesNote}</p>
				</div>
				<ul>
					{page.services.map((service) => (
						<Service key={service.path} {...service} />
					))}
				</ul>
			</section>
			<Why {...page.why} />
			<Sources sources={page.sources} />
			<Ending {...page.cta} />
		</>
	);
}

/** What clients say, one sentence a row. The first is marked: a visitor may pick any. */
function Chooser({ queriesTitle, services }: ServicesPage) {
	return (
		<section className="ground-stage" aria-labelledby="choose">
			<Line as="h2" id="choose" className="sr-only" text={queriesTitle} />
			<ul>
				{services.map(({ title, symptom, path, when, draft }, index) => {
					const Sentence = index === 0 ? "mark" : "span";
					return (
						<li key={path} className="side relative border-b-[1.5px] border-hair py-2.5 hover:bg-ink hover:text-paper">
							<p className="display text-[clamp(1.375rem,0.75rem+1.8cqw,2.75rem)] leading-[1.24]">
								<Sentence>“{symptom}”</Sentence>
							</p>
							<div className="flex flex-wrap items-center gap-x-4 max-lg:pr-18">
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

/** Place of a month on the axis. */
const place = (month: number) => `${(month / 12) * 100}%`;

/** A year with each service: a line is the wait, a block what comes, lighter for the first of two, and one a month where it recurs. */
function Year({ axis, services }: ServicesPage) {
	const row = "grid gap-x-8 lg:grid-cols-[17rem_1fr]";
	return (
		<section className="wrap pt-section" aria-labelledby="year">
			<div className={`${row} items-baseline gap-y-2 pb-2`}>
				<Line as="h2" id="year" className="text-h2 lg:col-span-2" text={axis.title} />
				<p className="text-small text-muted lg:col-span-2">{axis.key}</p>
				<svg className="block h-5 w-full lg:col-start-2 overflow-visible fill-current text-small" aria-hidden="true">
					{axis.months.map((text, index) => (
						<text key={text} x={`${index * 25}%`} y="15" textAnchor={index === 0 ? "start" : index === 4 ? "end" : "middle"}>
							{text}
						</text>
					))}
				</svg>
			</div>
			<ul>
				{services.map(({ title, path, windows = [], monthly }) => {
					const blocks = monthly ? Array.from({ length: 12 }, (_, month) => ({ from: month, to: month + 0.92 })) : windows;
					return (
						<li key={path} className={`months ${row} items-center border-t-[1.5px] py-2`}>
							<b className="font-[650]">{title}</b>
							<svg className="block h-13 w-full overflow-visible fill-current text-small" aria-hidden="true">
								<line className="stroke-current" x1="0" x2={place(blocks[0]?.from ?? 0)} y1="27" y2="27" strokeWidth="2" />
								{blocks.map(({ from, to }, index) => (
									<rect
										key={from}
										className={`fill-bar ${blocks.length === 2 && index === 0 ? "opacity-50" : ""}`}
										x={place(from)}
										y="4"
										width={place(to - from)}
										height="24"
									/>
								))}
								{windows.map(({ from, text }) => (
									<text key={text} x={place(from)} dx="6" y="45">
										{text}
									</text>
								))}
							</svg>
						</li>
					);
				})}
			</ul>
		</section>
	);
}

/** Of a sample that is as wide as the window. */
const WIDE = "side -mx-side lg:col-span-2 lg:py-12";

function Service({ title, icon, path, description, features, conditions, times = [], sample, draft }: ServicesPage["services"][number]) {
	const wide = sample?.form === "placement" || sample?.form === "answer";
	return (
		<li className={`side grid gap-x-12 gap-y-5 border-t-[2px] pt-5 lg:grid-cols-[5fr_7fr] pb-8 ${wide ? "lg:pb-0" : "lg:pb-14"}`}>
			<h3 className="flex items-start gap-4 text-h2 lg:col-span-2">
				<Icon node={icon} className="mt-[0.15em] size-[0.85em] shrink-0 text-link" />
				<a href={path} className="h1-link">
					{title}
				</a>
				<DraftBadge draft={draft} />
			</h3>
			<div className={wide ? "grid items-start gap-x-12 gap-y-4 lg:col-span-2 lg:grid-cols-[5fr_7fr]" : ""}>
				<div>
					<Line className="text-lead" text={description} />
					<Items texts={conditions} className="mt-3 text-small text-muted" />
				</div>
				<ul className={`ruled-hair ${wide ? "" : "mt-4"}`}>
					{features.map((text) => (
						<Line key={text} as="li" className="py-1" text={text} />
					))}
					{times.map(({ when, what }) => (
						<li key={what} className="py-1">
							<Line as="b" className="font-[650]" text={`${when}:`} /> <Line as="span" text={what} />
						</li>
					))}
				</ul>
			</div>
			{sample && <Sample {...sample} className={wide ? WIDE : "-mr-side pr-side pl-5 lg:pl-7"} />}
		</li>
	);
}

function Why({ title, figures, items }: ServicesPage["why"]) {
	return (
		<section className="ground-night side py-section" aria-labelledby="why">
			<div className="grid items-baseline gap-x-12 gap-y-5 lg:grid-cols-[5fr_3fr_4fr]">
				<Line as="h2" id="why" className="text-h2 lg:text-closing" text={title} />
				{figures.map(({ figure, text, link }) => (
					<p key={figure}>
						<b className="display block text-[clamp(3.5rem,7cqw,6rem)] leading-none tracking-tighter">{figure}</b>
						<span className="mt-2 block">
							{text}{" "}
							{link && (
								<a href={link.page} className="plain-link whitespace-nowrap">
									{link.text}
								</a>
							)}
						</span>
					</p>
				))}
			</div>
			<ul className="mt-8 grid gap-x-8 gap-y-5 lg:grid-cols-3">
				{items.map(({ title, description }) => (
					<li key={title} className="border-t-[1.5px] border-hair pt-4">
						<h3 className="text-h3">{title}</h3>
						<Line className="mt-2" text={description} />
					</li>
				))}
			</ul>
		</section>
	);
}

/** Another client's sentence, which the visitor can send as is. */
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
