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

/** Industries overview (docs/product.md, section 2): one search box runs across the page, and under each query stands its field. */
export default function Industries({ page }: { page: IndustriesPage }) {
	const { hero, industries } = page;
	return (
		<>
			<section className="wrap pt-6 pb-7">
				<Crumbs trail={page.trail} />
				<Headline hero={hero} className="mt-6 text-title max-[23rem]:mt-2 max-[23rem]:text-[2rem]" />
				<div className="mt-4 grid items-end gap-x-12 gap-y-5 lg:grid-cols-[1fr_auto]">
					<Line className="max-w-[38rem] text-lead max-[23rem]:text-[1rem] max-[23rem]:leading-snug" text={hero.intro} />
					<Actions times={hero.times} />
				</div>
			</section>
			<section aria-labelledby="sectors">
				<h2 id="sectors" className="sr-only">
					{page.sectorsTitle}
				</h2>
				<ul className="thirds">
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
			<Closing cta={page.cta} className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-2">
				<Mail
					message={page.cta.message}
					head={<Query className="border-b-[1.5px] pb-3 text-[1.25rem] leading-snug">{page.cta.query}</Query>}
					caption={words.illustration}
				/>
			</Closing>
		</>
	);
}

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
		<li id={id} className="relative row-span-7 border-t-[1.5px]">
			<Query className="words ground-sheet border-b-[1.5px] border-ink py-4 text-[1.125rem] leading-snug">{query}</Query>
			<DuotonePhoto photo={photo} sizes="(min-width: 768px) 38vw, 100vw" className="h-28 md:h-40 lg:h-48" />
			<h3 className="words flex items-center gap-3 pt-5 text-h2 md:text-h3 lg:text-[1.75rem]">
				<Icon node={icon} className="size-7 shrink-0 text-link" />
				<span className="min-w-0">{title}</span>
				<DraftBadge draft={draft} />
			</h3>
			<p className="words pt-2 text-lead leading-snug font-[650]">{rule}</p>
			<Line className="words pt-2" text={description} />
			{figure && (
				<p className="words grid content-start gap-y-1 pt-4 leading-snug">
					<span className="font-mono text-small text-muted">{figure.kind}</span>
					<b className="display text-closing leading-none tracking-tighter whitespace-nowrap">{figure.figure}</b>
					<Line as="span" className="text-small" text={figure.text} />
				</p>
			)}
			<p className="words pt-2 pb-6">
				<a href={path} className="cover-link inline-flex min-h-11 items-center font-[650]">
					{words.learnMore}
					<span className="sr-only"> {words.about(title)}</span>
				</a>
			</p>
		</li>
	);
}
