import type { Views } from "../../shared/content-types.ts";
import { Breadcrumbs } from "../blocks/breadcrumbs.tsx";
import type { ArticlePart } from "../blocks/expandable-article.tsx";
import { Sources } from "../blocks/sources.tsx";
import { Toc } from "../blocks/toc.tsx";
import { Day } from "../ui/day.tsx";

/** A policy page: reading measure, table of contents, date. */
export default function Policy({ page, all: Text }: { page: Views["policy"]; all: ArticlePart }) {
	return (
		<>
			<div className="wrap pt-10 lg:pt-16">
				<Breadcrumbs {...page.trail} />
				<h1 tabIndex={-1} className="max-w-[56rem] text-title">
					{page.title}
				</h1>
				<p className="mt-6 font-mono text-mono text-muted">
					Last Updated: <Day date={page.lastUpdated} format="short" />
				</p>
				<p className="mt-6 max-w-[40rem] text-lead text-muted">{page.intro}</p>
				<div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-12">
					<Toc headings={page.outline.headings} />
					<div className="prose min-w-0 lg:col-span-8">
						<Text />
					</div>
				</div>
			</div>
			<Sources sources={page.sources} related={page.related} />
		</>
	);
}
