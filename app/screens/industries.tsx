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

/** Industries overview (docs/product.md, section 2): each row is a query, and beside it the rule that its answer keeps. */
export default function Industries({ page }: { page: IndustriesPage }) {
	const { hero, industries } = page;
	return (
		<>
			<section className="wrap pt-6 pb-7">
				<Crumbs trail={page.trail} />
				<Headline hero={hero} className="mt-6 text-title max-[23rem]:mt-2 max-[23rem]:text-[2rem]" />
				<div className="mt-3 grid items-end gap-x-12 gap-y-4 max-[23rem]:gap-y-2 sm:mt-7 lg:grid-cols-[1fr_auto]">
					<Line className="max-w-[38rem] text-lead max-[23rem]:text-[1rem] max-[23rem]:leading-snug" text={hero.intro} />
					<Actions times={hero.times} />
				</div>
			</section>
			<section aria-labelledby="sectors">
				<h2 id="sectors" className="sr-only">
					{page.sectorsTitle}
				</h2>
				<ul>
					{industries.map((industry) => (
						<Sector key={industry.path} {...industry} />
					))}
				</ul>
				<p className="wrap border-t-[1.5px] py-4 text-muted">
					<Text text={page.figuresNote} />{" "}
					<a href="/case-studies" className="plain-link">
						{words.readCases}
					</a>
				</p>
			</section>
			<Sources sources={page.sources} />
			<Closing cta={page.cta} className="grid items-center gap-x-12 gap-y-8 lg:grid-cols-2">
				<Mail
					message={page.cta.message}
					head={<Query className="border-b-[1.5px] pb-3 text-[1.25rem] leading-snug">{page.cta.query}</Query>}
					caption={words.illustration}
				/>
			</Closing>
		</>
	);
}

const ROW = "grid grid-cols-[minmax(0,1fr)_6rem] gap-4 py-6 lg:grid-cols-[3.4fr_6.6fr_10rem] lg:grid-rows-[auto_1fr] lg:gap-x-10 lg:py-9";

function Sector({
	id,
	title,
	icon,
	query,
	rule,
	description,
	figure,
	path,
	photo: { detail, ...photo },
	draft,
}: IndustriesPage["industries"][number]) {
	return (
		<li id={id} className={`side relative border-t-[1.5px] ${ROW}`}>
			<Query className="leading-snug max-lg:col-span-full lg:row-span-2 lg:text-[clamp(1.25rem,2.1cqw,2rem)]">{query}</Query>
			<div className="min-w-0">
				<h3 className="flex flex-wrap items-center gap-x-3 text-h3">
					<Icon node={icon} className="size-6 shrink-0 text-link" />
					<a href={path} className="cover-link min-w-0">
						{title}
					</a>
					<DraftBadge draft={draft} />
				</h3>
				<p className="display mt-2 text-[1.25rem] leading-tight lg:text-[clamp(1.75rem,2.75cqw,2.75rem)] lg:leading-[1.12]">{rule}</p>
			</div>
			<DuotonePhoto photo={photo} sizes="(min-width: 64rem) 18rem, 9rem" className="size-24 lg:row-span-2 lg:size-40" />
			<div className="max-lg:col-span-full lg:col-start-2">
				<Line text={description} />
				<p className="mt-3 flex flex-wrap items-baseline gap-x-4 leading-snug">
					{figure && (
						<>
							<b className="display text-[1.75rem] leading-none tracking-tight whitespace-nowrap">{figure.figure}</b>
							<span className="text-small lg:flex-1">
								{figure.kind}: <Text text={figure.text} />
							</span>
						</>
					)}
					<a href={path} className="plain-link font-[650] max-lg:w-full max-lg:pt-3">
						{words.learnMore}
						<span className="sr-only"> {words.about(title)}</span>
					</a>
				</p>
			</div>
		</li>
	);
}
