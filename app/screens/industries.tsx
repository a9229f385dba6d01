import type { Views } from "../../shared/content-types.ts";
import { Closing } from "../parts/closing.tsx";
import { Line } from "../parts/line.tsx";
import { Mail } from "../parts/mail.tsx";
import { Actions, Crumbs, Headline } from "../parts/opening.tsx";
import { DuotonePhoto } from "../parts/photo.tsx";
import { Query } from "../parts/query.tsx";
import { Sources } from "../parts/sources.tsx";
import { DraftBadge } from "../ui/draft-badge.tsx";
import { Icon } from "../ui/icon.tsx";
import { Text } from "../ui/text.tsx";
import { words } from "../words.ts";

type IndustriesPage = Views["industries"];

/** Industries overview (docs/product.md, section 2): each row is a query, with the rule that its answer follows below it. */
export default function Industries({ page }: { page: IndustriesPage }) {
	const { hero, cta } = page;
	return (
		<>
			<section className="wrap pt-6 pb-7">
				<Crumbs trail={page.trail} />
				<Headline hero={hero} className="mt-6 text-title max-sm:mt-3 max-[23rem]:text-[2rem]" />
				<div className="mt-3 grid items-end gap-x-12 gap-y-4 max-[23rem]:gap-y-2 sm:mt-7 lg:grid-cols-[1fr_auto]">
					<Line className="max-w-[38rem] text-lead max-sm:text-[1.0625rem] max-sm:leading-snug" text={hero.intro} />
					<Actions times={hero.times} />
				</div>
			</section>
			<section aria-labelledby="sectors">
				<h2 id="sectors" className="sr-only">
					{page.sectorsTitle}
				</h2>
				<ul>
					{page.industries.map((industry) => (
						<Sector key={industry.path} {...industry} />
					))}
				</ul>
				<p className="side border-t-[1.5px] py-8 text-muted">
					<Text text={page.figuresNote} />{" "}
					<a href="/case-studies" className="plain-link">
						{words.readCases}
					</a>
				</p>
			</section>
			<Sources sources={page.sources} />
			<Closing cta={cta} className="grid items-center gap-x-12 gap-y-8 lg:grid-cols-2">
				<Mail
					message={cta.message}
					head={<Query className="border-b-[1.5px] pb-3 text-[1.25rem] leading-snug">{cta.query}</Query>}
					caption={words.illustration}
				/>
			</Closing>
		</>
	);
}

type SectorProps = IndustriesPage["industries"][number];

function Sector({ id, title, icon, query, rule, description, figure, path, photo: { detail, ...photo }, draft }: SectorProps) {
	return (
		<li id={id} className="relative grid border-t-[1.5px] lg:grid-cols-[3fr_9fr]">
			<DuotonePhoto photo={photo} sizes="(min-width: 64rem) 25vw, 100vw" className="h-32 lg:h-full lg:min-h-80" />
			<div className="grid content-center gap-x-12 gap-y-4 px-side py-6 lg:grid-cols-[1fr_15rem] lg:py-9 lg:pl-10">
				<Query className="text-[1.25rem] leading-snug lg:col-span-2 lg:text-[clamp(1.5rem,2.6cqw,2.5rem)]">{query}</Query>
				<div className="min-w-0">
					<h3 className="flex flex-wrap items-center gap-x-3 text-h3">
						<Icon node={icon} className="size-6 shrink-0 text-link" />
						<a href={path} className="cover-link min-w-0">
							{title}
						</a>
						<DraftBadge draft={draft} />
					</h3>
					<p className="display mt-2 text-m leading-tight">{rule}</p>
					<Line className="mt-3 max-w-[40rem]" text={description} />
					<a href={path} className="plain-link mt-3 inline-block font-[650]">
						{words.learnMore}
						<span className="sr-only"> {words.about(title)}</span>
					</a>
				</div>
				{figure && (
					<p className="text-small leading-snug">
						<b className="display block text-[2rem] leading-none tracking-tight whitespace-nowrap lg:text-[2.25rem]">{figure.figure}</b>
						<span className="mt-2 block">
							{figure.kind}: <Text text={figure.text} />
						</span>
					</p>
				)}
			</div>
		</li>
	);
}
