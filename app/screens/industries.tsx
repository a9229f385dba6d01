import type { Views } from "../../shared/content-types.ts";
import { Closing } from "../parts/closing.tsx";
import { Actions, Crumbs, Headline } from "../parts/opening.tsx";
import { DuotonePhoto } from "../parts/photo.tsx";
import { Query } from "../parts/query.tsx";
import { Sources } from "../parts/sources.tsx";
import { DraftBadge } from "../ui/draft-badge.tsx";
import { Icon } from "../ui/icon.tsx";
import { Text } from "../ui/text.tsx";

/** Industries overview (docs/product.md, section 2): six industries by the first thing that their customers type. */
export default function Industries({ page }: { page: Views["industries"] }) {
	return (
		<>
			<section className="hero wrap grid gap-x-12 gap-y-6 pt-6 pb-8 lg:grid-cols-[6fr_6fr] lg:items-end">
				<div>
					<Crumbs trail={page.trail} />
					<Headline hero={page.hero} className="mt-6 text-closing" />
				</div>
				<div>
					<p className="text-lead">
						<Text text={page.hero.intro} />
					</p>
					<Actions times={page.hero.times} className="mt-5" />
				</div>
			</section>
			<nav className="ground-stage py-8" aria-labelledby="queries">
				<div className="wrap grid gap-x-12 gap-y-5 lg:grid-cols-[3fr_9fr]">
					<h2 id="queries" className="text-h3">
						{page.queriesTitle}
					</h2>
					<ul>
						{page.queries.map(({ query, page: { name, path } }) => (
							<li key={path} className="grid gap-x-6 border-t border-hair py-3 sm:grid-cols-[7fr_3fr]">
								<Query>{query}</Query>
								<a href={path} className="plain-link font-[650] sm:justify-self-end">
									{name}
								</a>
							</li>
						))}
					</ul>
				</div>
			</nav>
			<section className="pt-section" aria-labelledby="sectors">
				<h2 id="sectors" className="wrap pb-6 text-closing">
					{page.sectorsTitle}
				</h2>
				<ul>
					{page.industries.map(({ title, icon, description, path, photo, draft }) => (
						<li key={path} className="grid border-t-[1.5px] lg:grid-cols-[5fr_7fr] lg:even:grid-cols-[4fr_8fr]">
							<DuotonePhoto photo={photo} sizes="(min-width: 1024px) 42vw, 100vw" className="h-40 lg:h-72" />
							<div className="px-side py-6 lg:self-center lg:pl-12">
								<h3 className="flex gap-3 text-h2">
									<Icon node={icon} className="mt-1 shrink-0 text-link lg:mt-3" />
									{title}
									<DraftBadge draft={draft} />
								</h3>
								<p className="mt-2 max-w-[38rem]">
									<Text text={description} />
								</p>
								<a href={path} className="plain-link mt-2 inline-flex min-h-11 items-center font-[650]">
									Learn More<span className="sr-only"> about {title}</span>
								</a>
							</div>
						</li>
					))}
				</ul>
			</section>
			<Sources sources={page.sources} />
			<Closing cta={page.cta} />
		</>
	);
}
