import type { Views } from "../content/views.ts";
import { Day } from "../ui/day.tsx";
import { DraftBadge } from "../ui/draft-badge.tsx";
import { Photo } from "../ui/photo.tsx";

/** Posts in the style of search results. Titles are no links (specification, section 2). */
export function PostGrid({ posts }: { posts: Views["blog"]["posts"] }) {
	return (
		<ul className="wrap grid gap-x-10 gap-y-14 pb-section md:grid-cols-2 lg:grid-cols-3">
			{posts.map(({ id, category, title, excerpt, author, date, photo, draft }) => (
				<li key={id}>
					<article id={id} className="flex h-full flex-col border-t-[1.5px] border-ink pt-5" aria-labelledby={`${id}-title`}>
						<Photo photo={photo} sizes="(min-width: 1024px) 25rem, (min-width: 768px) 50vw, 100vw" />
						<p className="mt-5">
							<span className="rounded-[3px] border-[1.5px] border-rule px-2 py-0.5 font-mono text-mono">{category}</span>{" "}
							<DraftBadge draft={draft} />
						</p>
						<h2 id={`${id}-title`} className="mt-4 text-h3">
							{title}
						</h2>
						<p className="mt-3 mb-5 text-muted">{excerpt}</p>
						<p className="mt-auto border-t border-hair pt-3 text-small">
							{author} <span aria-hidden="true">·</span> <Day date={date} format="long" />
						</p>
					</article>
				</li>
			))}
		</ul>
	);
}
