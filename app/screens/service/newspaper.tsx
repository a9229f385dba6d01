import type { ArticleParts, ServiceObjectOf, Views } from "../../../shared/content-types.ts";
import { dollars } from "../../../shared/dollars.ts";
import { CardText } from "../../parts/card-text.tsx";
import { Closing } from "../../parts/closing.tsx";
import { ExpandableArticle, headOf } from "../../parts/expandable-article.tsx";
import { Items } from "../../parts/items.tsx";
import { Line } from "../../parts/line.tsx";
import { Mail } from "../../parts/mail.tsx";
import { packageMessage } from "../../parts/package-message.ts";
import { Rows } from "../../parts/rows.tsx";
import { Section } from "../../parts/section.tsx";
import { SheetHead } from "../../parts/sheet-head.tsx";
import { Stats } from "../../parts/stats.tsx";
import { Text } from "../../ui/text.tsx";
import { words } from "../../words.ts";
import { BESIDE, ClientQuote, GetStarted, Opening, Questions, SPLIT, TWO_COLUMNS } from "./parts.tsx";

type NewspaperPage = Extract<Views["service"], { kind: "pricing" }> & { object: ServiceObjectOf<"newspaper"> };
type NewspaperObject = NewspaperPage["object"];

const ARTICLE = "grid gap-x-16 gap-y-4 lg:grid-cols-[6.4fr_5.6fr] lg:grid-rows-[auto_1fr]";
/** A line between two columns of questions. */
const RULE = "lg:[&_ul]:[background:linear-gradient(var(--ink),var(--ink))_50%/1.5px_100%_no-repeat]";

/** Link building: a sentence in a newspaper article, its price, and its line in the report. */
export default function Newspaper({ page, article }: { page: NewspaperPage; article: ArticleParts<string> }) {
	const { object } = page;
	const { tiers } = page.pricing;
	return (
		<>
			<Opening page={page} className={SPLIT}>
				<div className="-mx-side max-lg:mt-2 lg:col-span-2">
					<Stats
						stats={tiers.map((tier) => ({ number: dollars(tier.monthlyPrice), label: tier.name, note: words.nicheEdits(tier.nicheEdits) }))}
						className="side flex justify-between gap-x-3 border-t-[1.5px] py-3"
						item="leading-snug sm:flex-row sm:flex-wrap sm:items-baseline sm:gap-x-3"
						number="text-h3 lg:text-[2rem]"
						note="text-small"
					/>
					<Article {...object.article} />
				</div>
			</Opening>
			<Kinds {...page.cards} />
			<ExpandableArticle {...headOf(page)} article={article} className={ARTICLE}>
				<Receipt {...object.receipt} />
			</ExpandableArticle>
			<Rates {...page} />
			<Edit {...object.edit} />
			<Report {...object.report} />
			<ClientQuote page={page} className="pb-section [&_blockquote]:text-m [&_blockquote]:leading-snug" />
			<Questions page={page} className={`ground-panel ${TWO_COLUMNS} ${RULE}`} />
			<Closing cta={page.cta} className={BESIDE}>
				<Mail message={page.cta.message} caption={object.messageCaption} className="-mb-section" />
			</Closing>
		</>
	);
}

function Article({ masthead, title, deck, text, caption }: NewspaperObject["article"]) {
	return (
		<figure className="ground-sheet side border-y-[1.5px] pt-4 pb-4" data-nosnippet="">
			<div className="serif leading-snug">
				<p className="border-b-4 border-double pb-1 text-[1.75rem] font-bold max-lg:mr-18 lg:text-center lg:text-[min(4.8cqw,5rem)]">
					{masthead}
				</p>
				<div className="mt-4 grid gap-x-10 gap-y-3 lg:grid-cols-[3.4fr_8.6fr]">
					<div>
						<p className="text-m leading-tight font-bold">{title}</p>
						<p className="mt-2 text-muted italic max-sm:hidden">{deck}</p>
					</div>
					<Line className="text-[1.1875rem] lg:text-[clamp(1.5rem,2.2cqw,2.25rem)] lg:leading-[1.38]" text={text} />
				</div>
			</div>
			<figcaption className="caption mt-3">{caption}</figcaption>
		</figure>
	);
}

/** The cards as the columns of a newspaper, each with a clipping. */
function Kinds({ title, items }: NewspaperPage["cards"]) {
	return (
		<Section id="parts" title={title} className="ground-panel py-section">
			<ul className="mt-8 gap-12 [column-rule:1.5px_solid_var(--rule)] sm:columns-2 lg:columns-3">
				{items.map((card) => (
					<li key={card.title} className="break-inside-avoid pb-8 lg:pb-12">
						<CardText card={card}>
							{card.clipping && (
								<Line className="serif my-3 text-m leading-snug lg:text-[2.125rem]" data-nosnippet="" text={card.clipping} />
							)}
						</CardText>
					</li>
				))}
			</ul>
		</Section>
	);
}

function Receipt({ title, price, rows, total }: NewspaperObject["receipt"]) {
	return (
		<div className="ground-sheet self-start border-[1.5px] px-5 py-4 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:px-7 lg:py-6">
			<SheetHead text={title} aside={price} />
			<Rows
				rows={rows.map(({ what, paid = words.included }) => ({ label: what, text: paid }))}
				className="ruled-hair [&>:first-child]:border-t-0"
				row="flex justify-between gap-4"
			/>
			<p className="flex justify-between gap-4 border-t-4 border-double border-ink pt-3 text-lead font-[650]">
				<span>{total.what}</span> <span>{total.amount}</span>
			</p>
		</div>
	);
}

/** The three packages by price, one row each, and the badges. */
function Rates({ pricing: { title, intro, tiers, terms, badges, message }, object: { conditions } }: NewspaperPage) {
	const row = "side grid gap-x-8 gap-y-4 border-t-[1.5px] py-6 lg:grid-cols-[3fr_4fr_4fr_auto] lg:items-start lg:py-9";
	const list = { item: "gap-2", check: "size-5" };
	return (
		<Section id="pricing" title={title} lead={<Text text={intro} />} className="ground-panel py-section" wide>
			<ul className="mt-6">
				{tiers.map(({ name, flag, note, monthlyPrice, nicheEdits, domainCriteria, perks }) => (
					<li key={name} className={`${row} ${flag ? "ground-night" : ""}`}>
						<hgroup>
							<h3 className="text-m leading-tight">{name}</h3>
							{flag && <p className="my-1 w-fit border-[1.5px] px-2 text-small font-[650]">{flag}</p>} <p className="text-muted">{note}</p>
						</hgroup>
						<div>
							<p className="whitespace-nowrap">
								<b className="display text-[clamp(2.75rem,2rem+2vw,4rem)] leading-none tracking-[-0.05em]">{dollars(monthlyPrice)}</b>{" "}
								<span className="ml-1">{words.perMonth}</span>
							</p>
							<p className="mt-1 text-small text-muted">{conditions.fee}</p>
						</div>
						<div className="grid content-start gap-2 leading-snug">
							<Items texts={[words.nicheEdits(nicheEdits), ...domainCriteria]} className="grid grid-cols-2 gap-2" {...list} />
							<Items texts={perks} className="grid gap-2" {...list} />
							{perks.includes(conditions.perk.of) && <Line className="text-small text-muted" text={conditions.perk.text} />}
						</div>
						<GetStarted message={packageMessage(message, name, monthlyPrice)} name={name} variant={flag ? "link" : "line"} />
					</li>
				))}
			</ul>
			<div className="wrap border-t-[1.5px] pt-5">
				{[conditions.order, ...terms].map((text) => (
					<Line key={text} text={text} />
				))}
				<Rows
					rows={badges.map(({ title, answer = "" }) => ({ label: title, text: answer }))}
					className="ruled-hair mt-8"
					row="grid gap-x-8 lg:grid-cols-[5fr_7fr]"
					label="font-[650]"
					text=""
				/>
			</div>
		</Section>
	);
}

/** The paragraph with the editor's changes, and notes beside it. */
function Edit({ title, head, text, notes }: NewspaperObject["edit"]) {
	return (
		<Section id="edit" title={title} className="ground-sheet py-section">
			<div className="mt-6 grid gap-x-16 gap-y-5 lg:grid-cols-[8.4fr_3.6fr]">
				<div data-nosnippet="">
					<SheetHead text={head} />
					<Line className="serif mt-5 text-[clamp(1.25rem,0.6rem+2.5vw,3rem)] leading-[1.32]" text={text} />
				</div>
				<Rows rows={notes.map(({ title, text }) => ({ label: title, text }))} className="ruled" label="display text-h3" text="mt-1" />
			</div>
		</Section>
	);
}

/** The table of placements. On phones, each placement's cells are in two columns below its page. */
function Report({ title, intro, columns, rows, caption }: NewspaperObject["report"]) {
	const label = "text-muted lg:mb-3 lg:border-b-[1.5px] lg:pb-1";
	return (
		<Section id="report" title={title} lead={intro}>
			<figure className="mt-4 lg:mt-6" data-nosnippet="">
				<ul className="ruled-hair border-y-[1.5px] font-mono text-small">
					{rows.map((cells, row) => (
						<li key={cells[0]}>
							<dl className="grid grid-cols-2 gap-x-4 gap-y-1 lg:grid-cols-[3.9fr_2.2fr_1.6fr_1.2fr_1.1fr_1.7fr] lg:gap-0">
								{cells.map((text, index) => (
									<div key={columns[index]} className="max-lg:first:col-span-2">
										<dt className={`${label} ${row ? "lg:sr-only" : ""} ${index ? "" : "max-lg:sr-only"}`}>{columns[index]}</dt>
										<Line as="dd" className="font-[500] wrap-anywhere lg:pr-4" text={text} />
									</div>
								))}
							</dl>
						</li>
					))}
				</ul>
				<figcaption className="caption mt-3">{caption}</figcaption>
			</figure>
		</Section>
	);
}
