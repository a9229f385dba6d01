import type { Views } from "../../shared/content-types.ts";
import { ClosingActions, messageHref } from "../parts/closing.tsx";
import { Actions, Crumbs, Headline } from "../parts/opening.tsx";
import { DuotonePhoto } from "../parts/photo.tsx";
import { Query } from "../parts/query.tsx";
import { Sources } from "../parts/sources.tsx";
import { DraftBadge } from "../ui/draft-badge.tsx";
import { Icon } from "../ui/icon.tsx";
import { Text } from "../ui/text.tsx";

type IndustriesPage = Views["industries"];

/** Industries overview (docs/product.md, section 2): one search box runs across the page, and under each query stands its field. */
export default function Industries({ page }: { page: IndustriesPage }) {
	const { hero, jumps, industries } = page;
	return (
		<>
			<section className="wrap pt-6 pb-7">
				<Crumbs trail={page.trail} />
				<Headline hero={hero} className="mt-6 text-title" />
				<div className="mt-4 grid items-end gap-x-12 gap-y-5 lg:grid-cols-[1fr_auto]">
					<p className="max-w-[38rem] text-lead">
						<Text text={hero.intro} />
					</p>
					<Actions times={hero.times} />
				</div>
				<ul className="mt-5 flex flex-wrap gap-x-5 border-t border-hair pt-2 md:hidden">
					{jumps.map(({ name, path }) => (
						<li key={path}>
							<a href={`#${path.replace(/.*\//, "")}`} className="plain-link inline-flex min-h-9 items-center">
								{name}
							</a>
						</li>
					))}
				</ul>
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
						Read the cases
					</a>
				</p>
			</section>
			<Sources sources={page.sources} />
			<Ending {...page.cta} />
		</>
	);
}

function Sector({ id, title, icon, query, rule, description, figure, path, photo, draft }: IndustriesPage["industries"][number]) {
	return (
		<li id={id} className="relative row-span-7 border-t-[1.5px]">
			<Query className="words ground-sheet border-b-[1.5px] border-ink py-4 text-[1.125rem] leading-snug lg:text-[1.375rem]">{query}</Query>
			<DuotonePhoto photo={photo} sizes="(min-width: 768px) 38vw, 100vw" className="h-40 lg:h-52" />
			<h3 className="words flex items-center gap-3 pt-5 text-h2 md:text-h3 lg:text-[1.75rem]">
				<Icon node={icon} className="size-7 shrink-0 text-link" />
				<span className="min-w-0">{title}</span>
				<DraftBadge draft={draft} />
			</h3>
			<p className="words pt-2 text-lead leading-snug font-[650]">{rule}</p>
			<p className="words pt-2">
				<Text text={description} />
			</p>
			{figure && (
				<p className="words grid grid-cols-[auto_1fr] content-end items-end gap-x-3 pt-4 leading-snug">
					<span className="col-span-2 font-mono text-small text-muted">{figure.kind}</span>
					<b className="display text-closing leading-none tracking-tighter whitespace-nowrap">{figure.figure}</b>
					<span className="text-small">
						<Text text={figure.text} />
					</span>
				</p>
			)}
			<p className="words pt-2 pb-6">
				<a href={path} className="cover-link inline-flex min-h-11 items-center font-[650]">
					Learn More<span className="sr-only"> about {title}</span>
				</a>
			</p>
		</li>
	);
}

/** A seventh query, and the e-mail that goes with it. */
function Ending({ title, description, buttonText, query, message }: IndustriesPage["cta"]) {
	return (
		<section className="band ground-stage py-section" aria-labelledby="cta">
			<div className="wrap grid items-start gap-x-12 gap-y-8 lg:grid-cols-2">
				<div>
					<h2 id="cta" className="text-closing">
						{title}
					</h2>
					<p className="mt-4 text-lead">
						<Text text={description} />
					</p>
					<ClosingActions>{buttonText}</ClosingActions>
				</div>
				<div className="ground-sheet" data-nosnippet="">
					<Query className="border-b-[1.5px] p-5 text-[1.25rem] leading-snug">{query}</Query>
					<div className="p-5">
						{message.lines.map((text) => (
							<p key={text} className="serif text-m leading-snug">
								{text}
							</p>
						))}
						<div className="mt-4 flex flex-wrap items-center justify-between gap-x-6">
							<a href={messageHref(message)} className="plain-link inline-flex min-h-11 items-center font-[650]">
								{message.button}
							</a>
							<p className="caption">Illustration</p>
						</div>
					</div>
				</div>
			</div>
		</section>
	);
}
