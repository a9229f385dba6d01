import { ArrowRight } from "lucide";
import type { Views } from "../../shared/content-types.ts";
import { ClosingActions, messageHref } from "../parts/closing.tsx";
import { Items } from "../parts/items.tsx";
import { Line } from "../parts/line.tsx";
import { Actions, Crumbs, Headline } from "../parts/opening.tsx";
import { Section } from "../parts/section.tsx";
import { Sources } from "../parts/sources.tsx";
import { DraftBadge } from "../ui/draft-badge.tsx";
import { Icon } from "../ui/icon.tsx";
import { Sample } from "./services/sample.tsx";

type ServicesPage = Views["services"];

/** Services overview (docs/product.md, section 2): clients' symptoms on a time axis of one year, and what each service delivers. */
export default function Services({ page }: { page: ServicesPage }) {
	return (
		<>
			<section className="wrap pt-4 pb-6">
				<Crumbs trail={page.trail} />
				<Headline hero={page.hero} className="mt-3 text-[clamp(2.125rem,4.5cqw,4.5rem)] leading-[1.06]" />
				<div className="mt-4 grid items-start gap-x-12 gap-y-4 lg:grid-cols-[7fr_auto]">
					<Line className="text-lead text-muted" text={page.hero.intro} />
					<Actions />
				</div>
			</section>
			<Chooser {...page} />
			<Section id="services-heading" title={page.servicesTitle} size="text-closing" className="pt-section pb-4">
				<ul className="mt-5">
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

/** Columns for a client's sentence and the time axis. */
const AXIS = "side grid gap-x-12 lg:grid-cols-[5fr_7fr]";

/** One sentence per service, and when the service shows results, on twelve months. */
function Chooser({ queriesTitle, axis, services }: ServicesPage) {
	return (
		<section className="ground-stage pt-3" aria-labelledby="choose">
			<div className={`${AXIS} border-b-[1.5px] border-hair pb-2.5 text-small`}>
				<Line as="h2" id="choose" className="font-mono text-small font-[500] tracking-normal" text={queriesTitle} />
				<p className="grid grid-cols-4 font-mono max-lg:hidden" aria-hidden="true">
					{axis.map((text) => (
						<span key={text}>{text}</span>
					))}
				</p>
			</div>
			<ul>
				{services.map(({ title, symptom, path, when, windows = [], monthly, draft }) => (
					<li key={path} className={`${AXIS} relative border-b-[1.5px] border-hair hover:bg-ink hover:text-paper`}>
						<p className="pt-2 leading-snug lg:py-1.5">
							<span className="block text-[1.125rem] font-[650]">“{symptom}”</span>
							<a href={path} className="cover-link inline-flex min-h-6 items-center gap-2">
								{title}
								<Icon node={ArrowRight} className="size-5" />
							</a>
							<DraftBadge draft={draft} />
						</p>
						{when && (
							<div className="months pt-0.5 pb-2.5 lg:self-center lg:pb-1.5">
								<Line className="text-small" text={when} />
								<Year windows={windows} monthly={monthly} />
							</div>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}

/**
 * A year. The line is the wait, a block the months with results; of two blocks the first is lighter. A monthly service has a
 * block per month.
 */
function Year({ windows, monthly }: { windows: readonly { from: number; to: number }[]; monthly?: boolean | undefined }) {
	const percent = (months: number) => `${(months / 12) * 100}%`;
	const blocks = monthly ? Array.from({ length: 12 }, (_, month) => ({ from: month, to: month + 0.92 })) : windows;
	return (
		<svg className="mt-1 block h-5 w-full overflow-visible fill-current stroke-current" aria-hidden="true">
			{!monthly && <line x1="0" x2={percent(blocks[0]?.from ?? 0)} y1="19" y2="19" strokeWidth="2" />}
			{blocks.map(({ from, to }, index) => {
				const light = !monthly && blocks.length > 1 && index === 0;
				const look = `stroke-none ${light ? "opacity-50" : ""}`;
				return <rect key={from} className={look} x={percent(from)} y="2" width={percent(to - from)} height="18" />;
			})}
		</svg>
	);
}

function Service({ title, icon, path, description, features, conditions, times = [], sample, draft }: ServicesPage["services"][number]) {
	return (
		<li className="grid gap-x-12 gap-y-5 border-t-[2px] pt-5 pb-8 lg:grid-cols-[5fr_7fr] lg:pb-14">
			<h3 className="flex items-start gap-4 text-h2 lg:col-span-2">
				<Icon node={icon} className="mt-[0.15em] size-[0.85em] shrink-0 text-link" />
				<a href={path} className="h1-link">
					{title}
				</a>
				<DraftBadge draft={draft} />
			</h3>
			<div>
				<Line className="text-lead" text={description} />
				<Items texts={features} className="mt-4" item="border-t-[1.5px] border-hair py-1" />
				<dl className="border-t-[1.5px] border-hair pt-3">
					{times.map(({ when, what }) => (
						<div key={what}>
							<Line as="dt" className="inline font-[650]" text={`${when}:`} /> <Line as="dd" className="inline" text={what} />
						</div>
					))}
				</dl>
				<Items texts={conditions} className="mt-3 text-small text-muted" />
			</div>
			{sample && <Sample {...sample} />}
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
