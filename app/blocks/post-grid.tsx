import type { Views } from "../content/views.ts";
import { Day } from "../ui/day.tsx";
import { DraftBadge } from "../ui/draft-badge.tsx";
import { Photo } from "../ui/photo.tsx";

/** Posts in the style of search results. Titles are no links (specification, section 2). */
export function PostGrid({ posts }: { posts: Views["blog"]["posts"] }) {
	return (
		<ul className="posts wrap pb-section">
			{posts.map(({ id, category, title, excerpt, author, date, photo, draft }) => (
				<li key={id}>
					<article id={id} className="post" aria-labelledby={`${id}-title`}>
						<Photo photo={photo} sizes="(min-width: 1024px) 25rem, (min-width: 768px) 50vw, 100vw" />
						<p>
							<span className="rounded-[3px] border-[1.5px] border-rule px-2 py-1 font-mono text-mono">{category}</span> <DraftBadge draft={draft} />
						</p>
						<h2 id={`${id}-title`} className="mt-4 text-h3">
							{title}
						</h2>
						<p className="mt-3 text-muted">{excerpt}</p>
						<p className="mt-4 border-t border-hair pt-3 text-small">
							{author} <span aria-hidden="true">·</span> <Day date={date} format="long" />
						</p>
					</article>
				</li>
			))}
		</ul>
	);
}
