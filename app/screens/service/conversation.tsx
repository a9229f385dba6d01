import type { ArticleParts, Views } from "../../../shared/content-types.ts";
import { BeforeAfter } from "../../parts/before-after.tsx";
import { CardText } from "../../parts/card-text.tsx";
import { Items } from "../../parts/items.tsx";
import { Line } from "../../parts/line.tsx";
import { Opening } from "../../parts/opening.tsx";
import { CaseStudy, ClientQuote } from "../../parts/proof.tsx";
import { Query } from "../../parts/query.tsx";
import { Section } from "../../parts/section.tsx";
import { MessageLink, Sheet, SheetHead } from "../../parts/sheet.tsx";
import { words } from "../../words.ts";
import { Cards } from "../story/cards.tsx";
import { ExpandableArticle } from "../story/expandable-article.tsx";
import { PageFrame } from "../story/page-frame.tsx";
import { STACKED } from "./parts.tsx";

type ConversationPage = Extract<Views["service"], { kind: "coverage" }>;

const ARTICLE = "max-w-[60rem] [&_.prose-lead]:max-w-[62ch] [&_.prose-lead]:text-[clamp(1.1875rem,1rem+0.6vw,1.5rem)]";
/** The answer after the work. At lg and up, each of its highlighted sentences has its own line. */
const AFTER =
	"text-[max(1.75rem,0.7rem+3.4vw)] leading-[1.22] [&_mark]:[--bleed:0.15em] " +
	"lg:text-[min(5.8cqw,5.75rem)]/[1.1] lg:[&_mark]:block lg:[&_mark]:w-fit";
/** Font sizes of the cards' answers, in order. */
const SIZES = ["text-[1.125rem]", "text-[1.25rem]", "text-[1.4rem]", "text-[1.75rem] max-sm:text-[2.125rem]"];

/** GEO: one prompt, and how its answer improves with each kind of work. */
export default function Conversation({ page, article }: { page: ConversationPage; article: ArticleParts<string> }) {
	return (
		<PageFrame page={page} faq="ground-paper" closing="" end={<Prompts {...page} />}>
			<Opening page={page} className={`ground-stage pb-6 ${STACKED} lg:[&>p]:text-[1.0625rem] lg:[&>h1]:text-[min(4.4cqw,3.75rem)]`}>
				<Answers {...page.object} />
			</Opening>
			<Figures {...page} />
			<Cards
				page={page}
				size="text-h2"
				className="ground-night pt-section [--section:96rem] lg:[--section:63rem] xl:grid xl:[&>:not(p)]:[grid-area:1/1]"
				list="wrap grid gap-8 sm:grid-cols-2 xl:grid-cols-[2.8fr_2.85fr_3.1fr_3.25fr] xl:grid-rows-[auto_auto] xl:gap-y-0 max-xl:mt-8"
				item="xl:row-span-2 xl:grid xl:grid-rows-subgrid"
			>
				{(card, { title, text, verdict, get }, index) => (
					<>
						<div className="flex flex-col justify-end">
							<CardText card={card} text="mt-2 mb-4" />
							<Sheet head={title} lines={[text]} className={`px-5 pt-3 pb-4 max-sm:-mx-side max-sm:px-side ${SIZES[index]}`}>
								<p className="w-full border-t-[1.5px] border-hair pt-2 text-base leading-snug font-[650]">{verdict}</p>
							</Sheet>
						</div>
						<p className="mt-3">
							<b className="font-[650]">{words.youGet}</b> {get}
						</p>
					</>
				)}
			</Cards>
			<ExpandableArticle page={page} article={article} className={ARTICLE} />
			<Coverage {...page.coverage} />
			<CaseStudy page={page} />
			<ClientQuote page={page} />
		</PageFrame>
	);
}

/** The prompt, and its answer before and after the work. */
const Answers = ({ prompt, answers, caption }: ConversationPage["object"]) => (
	<figure className="mt-3 lg:col-span-2 lg:mt-5" data-nosnippet="">
		<Query className="border-b-[1.5px] border-hair pb-3 text-[1.125rem] lg:text-m">{prompt}</Query>
		{answers.map(({ when, verdict, text, source }, index) => (
			<div key={when} className="mt-4 lg:mt-6">
				<p className="text-small">
					<b className="font-[650]">{when}</b> {verdict} <span className="font-mono whitespace-nowrap text-muted">{source}</span>
				</p>
				<Line className={`display mt-1 ${index ? AFTER : "text-[1.125rem] max-lg:pr-12 lg:text-m"}`} text={text} />
			</div>
		))}
		<figcaption className="caption mt-3">{caption}</figcaption>
	</figure>
);

const BAR = "flex min-h-24 flex-col justify-end p-3 lg:min-h-40 lg:px-4";
const BARE = "flex flex-wrap content-end items-baseline gap-x-4 *:last:w-full lg:*:nth-2:w-full lg:*:last:mt-5";

const Figures = ({ name, stats }: ConversationPage) => (
	<section className="wrap grid gap-8 py-section lg:grid-cols-[7fr_5fr] lg:gap-x-14" aria-label={words.byTheNumbers(name)}>
		{stats.map(({ number, label, note = "", increase }) => (
			<div key={label} className={increase ? "flex flex-col justify-end" : BARE}>
				<BeforeAfter increase={increase} className={BAR}>
					<b className="display text-[clamp(2.75rem,7cqw,6rem)] leading-none wrap-normal">{number}</b>{" "}
					<b className="display text-[1rem] leading-tight wrap-normal sm:text-h3">{label}</b>
				</BeforeAfter>
				<Line className="mt-1.5 lg:min-h-16" text={note} />
			</div>
		))}
	</section>
);

const GROUP =
	"grid grid-cols-[5.25rem_1fr] gap-x-6 gap-y-3 border-t-[1.5px] pt-4 pb-6 lg:grid-cols-[10.625rem_17.5rem_1fr] " +
	"lg:grid-rows-[auto_1fr] lg:pt-6 lg:pb-10";
const NAMES = "text-lead col-span-2 lg:[grid-area:1/3/3] lg:[font:700_min(2.6cqw,2.6rem)/1.15_var(--font-display)] lg:tracking-tight";
/** Each group of platforms: how many, what they share, and their names in large type, separated by commas. */
const Coverage = ({ title, intro, groups }: ConversationPage["coverage"]) => (
	<Section id="platforms" title={title} lead={intro} className="ground-panel py-section [--section:70rem] lg:[--section:88rem]">
		<ul className="mt-8">
			{groups.map(({ title, platforms, note }) => (
				<li key={title} className={GROUP}>
					<b className="display text-[clamp(3.5rem,7cqw,6rem)] leading-[0.9] lg:row-span-2">{platforms.length}</b>
					<h3 className="self-end text-[1.25rem] leading-tight">{title}</h3>
					<p className="max-lg:col-span-2 max-lg:text-small max-lg:text-muted lg:[grid-area:2/2]">{note}</p>
					<Items texts={platforms} className={NAMES} item="inline not-last:after:content-[',_']" />
				</li>
			))}
		</ul>
	</Section>
);

/** The visitor's first email, with its lines as prompts. */
const Prompts = ({ cta: { message }, object }: ConversationPage) =>
	message && (
		<figure className="ground-sheet -mx-side mt-10 px-side pt-4 pb-4 -mb-section" data-nosnippet="">
			<SheetHead text={`${words.subject}: ${message.subject}`} />
			{message.lines.map((text) => (
				<Query key={text} className="border-b-[1.5px] border-hair py-2.5 text-[clamp(1.125rem,0.5rem+2.4vw,2.6rem)]">
					{text}
				</Query>
			))}
			<figcaption className="mt-3 flex flex-wrap items-center justify-between gap-x-8">
				<MessageLink message={message} /> <span className="caption">{object.messageCaption}</span>
			</figcaption>
		</figure>
	);
