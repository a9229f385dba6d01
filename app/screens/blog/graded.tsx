import type { Views } from "../../../shared/content-types.ts";
import { Line } from "../../parts/line.tsx";
import { Query } from "../../parts/query.tsx";
import { Day } from "../../ui/day.tsx";
import { words } from "../../words.ts";

type BlogPage = Views["blog"];
type Post = BlogPage["posts"][number];
type GradedData = NonNullable<Post["graded"]>;

/** With more statements than this, a grade is a band with its count, and each statement has its number in the post. */
const FEW = 4;

const GROUNDS = { held: "", undersold: "ground-stage", open: "ground-panel" };

/** A post of years ago: what still works, what went further than it said, and what can't be graded. */
export function Graded({ labels, ground, ...post }: Post & { labels: BlogPage["grades"]; ground: string }) {
	const { id, category, date, byline, graded, answer } = post;
	if (!graded) return null;
	const { title, lead, sum, steps, groups } = graded;
	const many = groups.flatMap(({ rows }) => rows).length > FEW;
	return (
		<section id={`${id}-graded`} className={`pt-section ${ground}`.trim()} aria-labelledby={`${id}-grades`}>
			<div className="wrap grid items-baseline-last gap-x-12 gap-y-4 lg:grid-cols-[7fr_5fr]">
				<div>
					<p className="font-mono text-small text-muted">
						{category}, <Day date={date} format="long" />, {byline.author.name}
						{byline.updated && `, ${words.graded} `}
						{byline.updated && <Day date={byline.updated} format="long" />}
					</p>
					<Line as="h2" id={`${id}-grades`} className="mt-2 text-closing" text={title} />
				</div>
				{lead && <Line className="text-m leading-snug" text={lead} />}
			</div>
			{sum && <Sum {...sum} />}
			{steps.length > 0 && (
				<ol className="wrap mt-8 grid gap-x-12 gap-y-6 lg:grid-cols-3">
					{steps.map(({ label, query, text }) => (
						<li key={label} className="space-y-2 border-t-[5px] pt-3">
							<p className="font-mono text-small text-muted">{label}</p>
							{query && <Query className="text-h3 leading-snug">{query}</Query>}
							{text && <Line className={`text-h3 leading-snug ${text.startsWith("++") ? "display" : "font-mono"}`} text={text} />}
						</li>
					))}
				</ol>
			)}
			{many ? (
				<div className="mt-8 lg:mt-12">
					{groups.map(({ grade, rows }) => (
						<div key={grade} className={`side grid gap-x-12 border-t-[1.5px] py-6 lg:grid-cols-[4fr_8fr] lg:py-10 ${GROUNDS[grade]}`}>
							<h3 className="stays max-lg:mb-2 max-lg:flex max-lg:items-baseline max-lg:gap-4">
								<span className="block text-[clamp(3.5rem,11cqw,11rem)]/[0.9] tracking-tighter">{rows.length}</span>{" "}
								<span className="text-h3">{labels[grade]}</span>
							</h3>
							<ol className="divide-y divide-hair">
								{rows.map((row) => (
									<li key={row.number} className="flex gap-4 py-3.5 lg:gap-6">
										<span className="chip mt-1 min-w-8 shrink-0">{row.number}</span>
										<div className="grid flex-1 gap-x-8 gap-y-1.5 lg:grid-cols-2">
											<Statement {...row} />
										</div>
									</li>
								))}
							</ol>
						</div>
					))}
				</div>
			) : (
				<ul className="wrap mt-8">
					{groups.flatMap(({ grade, rows }) =>
						rows.map((row) => (
							<li key={row.number} className="grid gap-x-12 gap-y-1.5 border-t-[1.5px] py-4 lg:grid-cols-[2fr_4fr_6fr]">
								<h3 className="text-h3">{labels[grade]}</h3>
								<Statement {...row} />
							</li>
						)),
					)}
				</ul>
			)}
			{answer && (
				<p className={`${many ? "side ground-panel" : "wrap"} pb-section`}>
					<Line href={answer.page} className="plain-link inline-flex min-h-11 items-center font-[650]" text={answer.text} />
				</p>
			)}
		</section>
	);
}

/** What the post said, and why it gets its grade, with the document that says so. */
function Statement({ claim, why, source }: GradedData["groups"][number]["rows"][number]) {
	return (
		<>
			<Line className="serif text-[1.25rem] leading-snug lg:text-[1.5rem]" text={claim} />
			<div className="leading-snug">
				<Line text={why} />
				{source && (
					<p className="mt-1 text-small text-muted">
						{source.name}, {source.publisher}
						{source.day && ", "}
						{source.day && <Day date={source.day} format="long" />}
					</p>
				)}
			</div>
		</>
	);
}

/** A worked example: the result as large as the page, and its amounts to scale; the first is what came in. */
function Sum({ result, bars, text, caption }: NonNullable<GradedData["sum"]>) {
	const largest = Math.max(...bars.map(({ size }) => size));
	return (
		<div className="wrap mt-4">
			<Line className="display text-[clamp(3rem,12.4cqw,11.5rem)]/[1.05] tracking-tighter" text={result} />
			<figure className="mt-6">
				<ul className="grid gap-3">
					{bars.map(({ amount, text, size }, index) => (
						<li key={amount}>
							<b className="display text-h3">{amount}</b> <Line as="span" text={text} />
							<svg className="mt-1 block h-8 w-full forced-color-adjust-none" aria-hidden="true">
								<rect
									className={index === 0 ? "fill-ink" : "fill-none stroke-ink stroke-[3]"}
									width={`${(100 * size) / largest}%`}
									height="100%"
								/>
							</svg>
						</li>
					))}
				</ul>
				<figcaption className="caption mt-2">{caption}</figcaption>
			</figure>
			<Line className="mt-4 text-m leading-snug" text={text} />
		</div>
	);
}
