import type { Views } from "../../shared/content-types.ts";
import { DuotonePhoto } from "../parts/photo.tsx";
import { Day } from "../ui/day.tsx";
import { DraftBadge } from "../ui/draft-badge.tsx";
import { Text } from "../ui/text.tsx";

/** Posts in the style of search results. Titles are no links (docs/product.md, section 2). */
export function PostGrid({ posts }: { posts: Views["blog"]["posts"] }) {
	return (
		<ul className="posts story wrap">
			{posts.map(({ id, category, title, excerpt, byline, answer, date, photo, draft, sample }) => (
				<li key={id}>
					<article id={id} className="post border-t-[1.5px] border-ink pt-4" aria-labelledby={`${id}-title`}>
						<DuotonePhoto photo={photo} tint="ink" sizes="(min-width: 1024px) 25rem, (min-width: 768px) 50vw, 100vw" className="aspect-3/2" />
						<p>
							<span className="mono border border-rule px-2 py-1">{category}</span> <DraftBadge draft={draft} sample={sample} />
						</p>
						<h2 id={`${id}-title`} className="mt-3.5 text-h3">
							{title}
						</h2>
						<p className="mt-3.5 text-muted">
							<Text text={excerpt} />
						</p>
						<div>
							{answer && (
								<p className="mt-3">
									<a href={answer.page} className="plain-link inline-flex min-h-6 font-[650]">
										{answer.text}
									</a>
								</p>
							)}
							<p className="mt-4 text-small">
								{byline.author.path ? (
									<a href={byline.author.path} className="plain-link">
										{byline.author.name}
									</a>
								) : (
									byline.author.name
								)}
								{byline.author.role && `, ${byline.author.role}`}
							</p>
							{byline.reviewer && <p className="text-small text-muted">{`Checked by ${byline.reviewer.name}, ${byline.reviewer.role}`}</p>}
							<p className="text-small text-muted">
								<Day date={date} format="long" />
								{byline.updated && (
									<>
										, updated <Day date={byline.updated} format="long" />
									</>
								)}
							</p>
						</div>
					</article>
				</li>
			))}
		</ul>
	);
}
