import type { Views } from "../../shared/content-types.ts";
import { Closing, messageHref } from "../parts/closing.tsx";
import { Line } from "../parts/line.tsx";
import { Actions, Crumbs, Headline } from "../parts/opening.tsx";
import { DuotonePhoto } from "../parts/photo.tsx";
import { Query } from "../parts/query.tsx";
import { Sources } from "../parts/sources.tsx";
import { Day } from "../ui/day.tsx";
import { DraftBadge } from "../ui/draft-badge.tsx";
import { words } from "../words.ts";
import { Graded } from "./blog/graded.tsx";

type BlogPage = Views["blog"];
type Post = BlogPage["posts"][number];

/** Blog listing (docs/product.md, section 2): three posts of 2024 with their grades, then each post, statement by statement. */
export default function Blog({ page }: { page: BlogPage }) {
	const { hero, posts, grades, cta } = page;
	return (
		<>
			<section className="wrap pt-6 pb-8">
				<Crumbs trail={page.trail} />
				<Headline hero={hero} className="mt-6 text-title" />
				<div className="mt-5 grid items-end gap-x-12 gap-y-5 lg:grid-cols-[7fr_auto]">
					<Line className="max-w-[40rem] text-lead text-muted" text={hero.intro} />
					<Actions email={cta.buttonText} />
				</div>
			</section>
			<ul className="thirds border-b-[1.5px]">
				{posts.map((post) => (
					<PostCard key={post.id} link={page.gradedLink} {...post} />
				))}
			</ul>
			{posts.map((post, index) => (
				<Graded key={post.id} labels={grades} ground={index > 0 && index % 2 === 0 ? "ground-panel" : ""} {...post} />
			))}
			<Sources sources={page.sources} related={page.related} />
			<Closing cta={cta} className="grid gap-x-12 gap-y-8 lg:grid-cols-[5fr_7fr]">
				<ul className="self-end divide-y divide-hair border-y border-hair">
					{page.questions.map((question) => (
						<li key={question}>
							<a href={messageHref({ subject: question, lines: [question] })} className="block py-3 underline">
								<Query className="text-h3">{question}</Query>
							</a>
						</li>
					))}
				</ul>
			</Closing>
		</>
	);
}

/** A post: photo, badge and date, title, author, its grade in one line, and its excerpt. The title is no link. */
function PostCard({ id, link, category, title, excerpt, byline, graded, answer, date, photo, draft, sample }: Post & { link: string }) {
	const { author, reviewer } = byline;
	const more = graded ? { page: `#${id}-graded`, text: link } : answer;
	return (
		<li className="row-span-7 border-t-[1.5px]">
			<article id={id} className="words row-span-7 grid grid-rows-subgrid gap-y-3.5 pb-7" aria-labelledby={`${id}-title`}>
				<DuotonePhoto photo={photo} tint="ink" sizes="(min-width: 768px) 38vw, 100vw" className="-mr-(--end) -ml-(--start) h-24 lg:h-36" />
				<p className="flex flex-wrap items-center gap-x-3 gap-y-2 font-mono text-small">
					<span className="border-[1.5px] px-1.5 py-0.5">{category}</span>
					<Day date={date} format="long" />
					<DraftBadge draft={draft} sample={sample} />
				</p>
				<Line as="h2" id={`${id}-title`} className="text-h3" text={title} />
				<p className="text-small">
					<Line href={author.path} className={author.path && "plain-link"} text={author.name} />
					{author.role && `, ${author.role}`}
					{reviewer && `. ${words.checkedBy} ${reviewer.name}, ${reviewer.role}`}
				</p>
				{graded && <p className="border-t-[1.5px] pt-3 text-lead leading-snug font-[650]">{graded.finding}</p>}
				<Line text={excerpt} />
				{more && (
					<a href={more.page} className="plain-link w-fit font-[650]">
						{more.text}
						<span className="sr-only">: {title}</span>
					</a>
				)}
			</article>
		</li>
	);
}
