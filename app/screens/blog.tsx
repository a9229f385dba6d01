import type { Views } from "../../shared/content-types.ts";
import { Closing, messageHref } from "../parts/closing.tsx";
import { Line } from "../parts/line.tsx";
import { Opening } from "../parts/opening.tsx";
import { DuotonePhoto } from "../parts/photo.tsx";
import { Query } from "../parts/query.tsx";
import { Day } from "../ui/day.tsx";
import { DraftBadge } from "../ui/draft-badge.tsx";
import { words } from "../words.ts";

type BlogPage = Views["blog"];
type Post = BlogPage["posts"][number];
type GradedProps = Post & { labels: BlogPage["grades"] };

/** Blog (docs/product.md, section 2): the newest graded post's count of each grade, all posts, then each graded post's statements. */
export default function Blog({ page, page: { posts, grades, cta } }: { page: BlogPage }) {
	const newest = posts.find(({ graded }) => graded);
	return (
		<>
			<Opening page={page} email={cta.buttonText} />
			{newest && <Grades {...newest} labels={grades} />}
			<ul className="thirds border-b-[1.5px] [--section:64rem] lg:[--section:45rem]">
				{posts.map((post) => (
					<PostCard key={post.id} link={page.gradedLink} {...post} />
				))}
			</ul>
			{posts.map((post) => (
				<Graded key={post.id} labels={grades} {...post} />
			))}
			<Closing page={page} className="grid gap-x-12 gap-y-8 lg:grid-cols-2 lg:*:first:contents lg:[&_h2]:col-span-2">
				<ul className="divide-y divide-hair self-start border-y border-hair">
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

const CARD =
	"row-span-7 [&>.print]:h-64 not-first:max-md:border-t-[1.5px] not-first:max-md:[&>.print]:float-left " +
	"not-first:max-md:[&>.print]:mr-4 not-first:max-md:[&>.print]:h-40 not-first:max-md:[&>.print]:w-2/5";

/** A post's card. The title isn't a link; the link at the bottom goes to the post's grades or to the page that answers it. */
function PostCard({ id, link, category, title, excerpt, byline, graded, answer, date, photo, draft, sample }: Post & { link: string }) {
	const { author, reviewer } = byline;
	const more = graded ? { page: `#${id}-graded`, text: link } : answer;
	return (
		<li className={CARD}>
			<DuotonePhoto photo={photo} tint="ink" sizes="(min-width: 48rem) 36vw, 100vw" />
			<article id={id} className="words row-span-6 py-5 *:mb-3 md:grid md:grid-rows-subgrid" aria-labelledby={`${id}-title`}>
				<p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-mono text-small">
					<span className="border-[1.5px] px-1.5 py-0.5">{category}</span>
					<Day date={date} format="long" />
					<DraftBadge draft={draft} sample={sample} />
				</p>
				<Line as="h2" id={`${id}-title`} className="serif text-h3 font-normal tracking-normal" text={title} />
				{graded && <p className={FINDING}>{graded.finding}</p>}
				<p className="clear-both">
					<Line as={author.path ? "a" : "span"} href={author.path} className={author.path && "plain-link"} text={author.name} />
					{author.role && `, ${author.role}`}
					{reviewer && `. ${words.checkedBy} ${reviewer.name}, ${reviewer.role}`}
				</p>
				<Line className="leading-snug" text={excerpt} />
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

const FINDING = "display clear-both text-[min(11cqw,3.25rem)]/none tracking-tighter max-md:pt-5 md:text-[min(3.4cqw,3.25rem)]/none";
/** The background of each grade. */
const GROUNDS = { held: "", undersold: "ground-stage border-0", open: "ground-panel" };
/** One grade's segment. Below lg, it is at least wide enough for its label. */
const SEGMENT = "basis-0 pb-4 not-first:[--in:0.75rem] first:pl-side last:pr-side max-lg:min-w-20 max-lg:nth-2:min-w-29";
const TICK = "flex h-8 flex-1 items-end border-l-[1.5px] pl-1 leading-none lg:h-14 lg:pl-3";

/**
 * The number of a post's statements with each grade, below one numbered tick per statement. On wide screens, ticks are equally wide.
 * Invisible until the next element is in the DOM, because each segment that arrives narrows the others.
 */
function Grades({ id, graded, labels }: GradedProps) {
	return (
		<a href={`#${id}-graded`} className="block border-y-[1.5px] text-ink no-underline last:invisible">
			<span className="caption px-side block border-b-[1.5px] py-1">{graded?.title}</span>
			<span className="flex">
				{graded?.groups.map(({ grade, rows }) => (
					<span key={grade} className={`${SEGMENT} ${GROUNDS[grade]} grow-${rows.length}`}>
						<span className="display mb-4 flex text-small lg:mb-7 lg:text-h3" aria-hidden="true">
							{rows.map(({ number }) => (
								<span key={number} className={TICK}>
									{number}
								</span>
							))}
						</span>
						<b className="display block pl-(--in) text-[clamp(3.5rem,11cqw,11rem)]/[0.9] tracking-tighter">{rows.length}</b>{" "}
						<b className="mt-1 block pl-(--in) text-small leading-snug lg:mt-2 lg:text-h3">{labels[grade]}</b>
					</span>
				))}
			</span>
		</a>
	);
}

/** A post with one statement for each grade and no sum: on a dark background, beside its photo, with its last statement in display size. */
const FINALE = {
	section: "ground-night pb-8 max-lg:pt-section [--section:55rem] lg:grid lg:grid-cols-[7fr_5fr] lg:grid-rows-[1fr_auto]",
	photo: "max-lg:mt-6 max-lg:aspect-4/3 lg:row-span-2",
	groups: "lg:contents *:not-first:border-t-[1.5px] *:border-hair lg:*:last:col-span-2 lg:*:last:[&_li>div>p]:text-[6.4cqw]/[1.04]",
};
const LEDGER = "border-t-[1.5px] pt-section [--section:78rem] lg:[--section:103rem]";
/** Statements graded "undersold" are in large type. The others are in pairs, after a wide one if their number is odd. */
const LARGE = "max-lg:*:flex-col [&>li>*]:grid-cols-1 [&>li>*]:self-start [&>li>div>p]:text-[clamp(2.25rem,4.3cqw,4.5rem)]/[1.08]";
const RULED = "*:border-t-[1.5px] *:border-hair";
const PAIRS = "lg:grid-cols-2 lg:*:first:nth-last-[odd]:col-span-2 lg:*:first:nth-last-[odd]:[&>div>p]:text-[2.25rem]";

/** An old post, graded statement by statement. Those graded "undersold" are in large type. */
function Graded({ id, photo, byline, graded, answer, labels }: GradedProps) {
	if (!graded) return null;
	const { title, sum, groups } = graded;
	const singles = groups.every(({ rows }) => rows.length === 1);
	const finale = singles && !sum;
	const cells = `mt-6 border-t-[1.5px] lg:mt-10 ${singles ? "grid lg:grid-cols-2 lg:*:not-first:pl-12" : ""}`;
	return (
		<section id={`${id}-graded`} className={finale ? FINALE.section : LEDGER} aria-labelledby={`${id}-grades`}>
			<div className={finale ? "px-side lg:pt-section lg:pr-8" : "wrap"}>
				{byline.updated && (
					<p className="font-mono text-small text-muted">
						{words.graded} <Day date={byline.updated} format="long" />
					</p>
				)}
				<Line as="h2" id={`${id}-grades`} className={`mt-2 ${finale ? "text-title" : "text-closing"}`} text={title} />
				{sum && <Sum {...sum} />}
			</div>
			{finale && <DuotonePhoto photo={photo} tint="ink" sizes="(min-width: 64rem) 42vw, 100vw" className={FINALE.photo} />}
			<div className={finale ? FINALE.groups : cells.trim()}>
				{groups.map(({ grade, rows }) => (
					<div key={grade} className={`px-side py-6 lg:py-10 ${finale ? "" : GROUNDS[grade]}`.trim()}>
						<h3 className={singles ? "caption" : "mb-4 text-h2 lg:mb-6"}>{labels[grade]}</h3>
						<ol className={`grid gap-x-12 ${singles ? "" : RULED} ${grade === "undersold" ? LARGE : PAIRS}`}>
							{rows.map(({ number, claim, why, source }) => (
								<li key={number} className="@container flex gap-4 py-3.5 last:pb-0 lg:gap-6">
									<span className="chip mt-1 min-w-8 shrink-0">{number}</span>
									<div className="grid flex-1 content-start gap-x-26 gap-y-1.5 leading-snug @2xl:grid-cols-2">
										<Line className="serif text-[1.25rem] lg:text-[1.625rem] lg:leading-tight" text={claim} />
										<div className="*:text-balance">
											<Line className="lg:text-lead lg:leading-snug" text={why} />
											{source && (
												<p className="mt-1 text-small text-muted">
													{source.text} {source.date && <Day date={source.date} format="long" />}
												</p>
											)}
										</div>
									</div>
								</li>
							))}
						</ol>
					</div>
				))}
			</div>
			{answer && (
				<p className={`px-side pt-5 ${finale ? "col-span-2" : "border-t-[1.5px] pb-5"}`}>
					<Line as="a" href={answer.page} className="plain-link font-[650]" text={answer.text} />
				</p>
			)}
		</section>
	);
}

/** A worked example: the result in large type, and its amounts drawn to scale. The first bar is solid. */
function Sum({ result, bars, text, caption }: NonNullable<NonNullable<Post["graded"]>["sum"]>) {
	const largest = Math.max(...bars.map(({ size }) => size));
	return (
		<>
			<div className="mt-3 grid items-end gap-x-10 gap-y-2 lg:grid-cols-[auto_1fr]">
				<Line className="display text-[28cqw]/[0.95] tracking-tighter *:block lg:text-[min(20cqw,17.5rem)]" text={result} />
				<Line className="text-lead lg:pb-8" text={text} />
			</div>
			<figure className="mt-6">
				<ul className="grid gap-4">
					{bars.map(({ amount, text, size }, index) => (
						<li key={amount}>
							<b className="display text-h3">{amount}</b> <Line as="span" text={text} />
							<svg className="mt-1 block h-10 w-full fill-ink overflow-visible forced-color-adjust-none lg:h-14" aria-hidden="true">
								<rect className={index > 0 ? "fill-none stroke-ink stroke-[1.5]" : ""} width={`${(100 * size) / largest}%`} height="100%" />
							</svg>
						</li>
					))}
				</ul>
				<figcaption className="caption mt-2">{caption}</figcaption>
			</figure>
		</>
	);
}
