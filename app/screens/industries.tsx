import type { Views } from "../../shared/content-types.ts";
import { CardText } from "../parts/card-text.tsx";
import { Closing } from "../parts/closing.tsx";
import { Line } from "../parts/line.tsx";
import { Opening } from "../parts/opening.tsx";
import { Query } from "../parts/query.tsx";
import { Mail, Sheet } from "../parts/sheet.tsx";
import { Icon } from "../ui/icon.tsx";
import { Text } from "../ui/text.tsx";
import { words } from "../words.ts";
import { Photo } from "./industry/shared/parts.tsx";

type IndustriesPage = Views["industries"];

/** Industries overview (docs/product.md, section 2): each card is a query, an example from the industry's page, and a figure. */
export default function Industries({ page, page: { cta, industries } }: { page: IndustriesPage }) {
	return (
		<>
			<Opening page={page} />
			<nav className="wrap grid grid-cols-2 gap-x-4 pb-8 max-[23rem]:grid-cols-1 md:hidden" aria-label={page.sectorsTitle}>
				{industries.map(({ id, title, icon }) => (
					<a key={id} href={`#${id}`} className="plain-link flex min-h-11 items-center gap-2">
						<Icon node={icon} />
						{title}
					</a>
				))}
			</nav>
			<section aria-labelledby="sectors">
				<Line as="h2" id="sectors" className="sr-only" text={page.sectorsTitle} />
				<ul className="thirds md:max-lg:grid-cols-2!">
					{industries.map((industry) => (
						<Sector key={industry.path} {...industry} />
					))}
				</ul>
				<p className="px-side border-t-[1.5px] py-8 text-muted">
					<Text text={page.figuresNote} /> <Line href="/case-studies" className="plain-link" text={words.readCases} />
				</p>
			</section>
			<Closing page={page}>
				<Mail
					message={cta.message}
					query={cta.query}
					caption={words.illustration}
					stage
					className="px-0! text-[1.5rem] [&>.query]:border-b-[1.5px] [&>.query]:pb-4 [&>.query]:text-m"
				/>
			</Closing>
		</>
	);
}

/** Margins and rule of a card in two columns. */
const PAIR = "md:max-lg:odd:border-l-0! md:max-lg:even:border-l-[1.5px]! md:max-lg:[--end:var(--side)]! md:max-lg:[--start:var(--side)]!";

function Sector(industry: IndustriesPage["industries"][number]) {
	const { id, title, query, rule, figure, path, photo, example } = industry;
	return (
		<li id={id} className={`group relative grid-cols-1 border-t-[1.5px] md:row-span-5 ${PAIR}`}>
			<Query className="words ground-sheet py-4 text-[1.1875rem] leading-snug">{query}</Query>
			<div className="grid grid-cols-1 grid-rows-[1fr_auto]">
				<Photo photo={photo} className="min-h-52 lg:group-nth-[-n+3]:min-h-84" />
				{example && (
					<Sheet {...example} className="words relative -mt-8 mr-4 py-4 pr-4! lg:mr-10 [&_dl]:grid-cols-[auto_1fr] [&_dl]:gap-x-2.5" />
				)}
			</div>
			<div className="words pt-5 pb-6">
				<CardText card={industry} size="text-[1.75rem] leading-tight" link="cover-link">
					<p className="mt-3 text-lead leading-snug font-[650]">{rule}</p>
				</CardText>
			</div>
			{figure && (
				<p className="words lg:group-nth-[-n+3]:[&>b]:text-[5.5cqw]">
					<span className="caption block">{figure.kind}</span> <b className="display block text-[2.25rem] leading-tight">{figure.figure}</b>{" "}
					<Text text={figure.text} />
				</p>
			)}
			<p className="words pt-3 pb-7">
				<a href={path} className="plain-link font-[650]">
					{words.learnMore}
					<span className="sr-only"> {words.about(title)}</span>
				</a>
			</p>
		</li>
	);
}
