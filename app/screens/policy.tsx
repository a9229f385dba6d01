import type { Views } from "../../shared/content-types.ts";
import { Breadcrumbs } from "../blocks/breadcrumbs.tsx";
import { Sources } from "../blocks/sources.tsx";
import { Toc } from "../blocks/toc.tsx";
import { Day } from "../ui/day.tsx";
import { Prose } from "../ui/prose.tsx";

/** A policy page: reading measure, table of contents, date. */
export default function Policy({ page, article }: { page: Views["policy"]; article: string }) {
	return (
		<>
			<div className="hero wrap">
				<div className="mb-6">
					<Breadcrumbs {...page.trail} />
				</div>
				<h1 tabIndex={-1} className="text-title">
					{page.title}
				</h1>
				<p className="mono mt-6 text-muted">
					Last Updated: <Day date={page.lastUpdated} format="short" />
				</p>
				<p className="mt-6 max-w-[40rem] text-lead text-muted">{page.intro}</p>
				<div className="mt-8 split">
					<Toc headings={page.headings} />
					<Prose html={article} className="min-w-0" />
				</div>
			</div>
			<Sources sources={page.sources} related={page.related} />
		</>
	);
}
