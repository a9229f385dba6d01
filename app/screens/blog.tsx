import type { Views } from "../../shared/content-types.ts";
import { Closing, messageHref } from "../parts/closing.tsx";
import { Line } from "../parts/line.tsx";
import { Opening } from "../parts/opening.tsx";
import { DuotonePhoto } from "../parts/photo.tsx";
import { Query } from "../parts/query.tsx";
import { Sources } from "../parts/sources.tsx";
import { Day } from "../ui/day.tsx";
import { DraftBadge } from "../ui/draft-badge.tsx";
import { words } from "../words.ts";
import { Graded, Grades } from "./blog/graded.tsx";

type BlogPage = Views["blog"];
type Post = BlogPage["posts"][number];

/** Blog listing (docs/product.md, section 2): how the newest post has aged, the three posts, then each post's statements graded. */
export default function Blog({ page }: { page: BlogPage }) {
	const { posts, grades, cta } = page;
	const newest = posts.find(({ graded }) => graded);
	return (
		<>
			<section>
				<Opening page={page} email={cta.buttonText} />
				{newest && <Grades {...newest} labels={grades} />}
			</section>
			<ul className="thirds border-b-[1.5px]">
				{posts.map((post) => (
					<PostCard key={post.id} link={page.gradedLink} {...post} />
				))}
			</ul>
			{posts.map((post) => (
				<Graded key={post.id} labels={grades} {...post} />
			))}
			<Sources sources={page.sources} related={page.related} />
			<Closing cta={cta} className="grid gap-x-12 gap-y-8 lg:grid-cols-[7fr_5fr]">
				<ul className="divide-y divide-hair self-end border-y border-hair">
					{page.questions.map((question) => (
						<li key={question}>
							<a href={messageHref({ subject: question, lines: [question] })} className="block py-3 underline">
								<Query className="text-lead">{question}</Query>
							</a>
						</li>
					))}
				</ul>
			</Closing>
		</>
	);
}

/** A post: photo, badge and date, title, author, one-line grade, and excerpt. The title is not a link. */
function PostCard({ id, link, category, title, excerpt, byline, graded, answer, date, photo, draft, sample }: Post & { link: string }) {
	const { author, reviewer } = byline;
	const more = graded ? { page: `#${id}-graded`, text: link } : answer;
	return (
		<li className="row-span-6 max-md:border-t-[1.5px]">
			<article id={id} className="words row-span-6 grid grid-rows-subgrid gap-y-3 pt-6 pb-7" aria-labelledby={`${id}-title`}>
				<div className="flex flex-wrap items-end gap-4">
					<DuotonePhoto photo={photo} tint="ink" sizes="15rem" className="size-24 shrink-0 lg:size-32" />
					<p className="grid justify-items-start gap-2 font-mono text-small">
						<DraftBadge draft={draft} sample={sample} />
						<span className="border-[1.5px] px-1.5 py-0.5">{category}</span>
						<Day date={date} format="long" />
					</p>
				</div>
				<Line as="h2" id={`${id}-title`} className="text-h3" text={title} />
				<p className="text-small">
					<Line as={author.path ? "a" : "span"} href={author.path} className={author.path && "plain-link"} text={author.name} />
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
