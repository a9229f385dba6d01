import type { ArticleParts, IndustryObjectOf, Views } from "../../../shared/content-types.ts";
import { BeforeAfter } from "../../parts/before-after.tsx";
import { Closing } from "../../parts/closing.tsx";
import { Edited } from "../../parts/edited.tsx";
import { ExpandableArticle } from "../../parts/expandable-article.tsx";
import { Faq } from "../../parts/faq.tsx";
import { Actions, Crumbs, Headline } from "../../parts/opening.tsx";
import { DuotonePhoto } from "../../parts/photo.tsx";
import { Quote } from "../../parts/quote.tsx";
import { Sources } from "../../parts/sources.tsx";
import { DraftBadge } from "../../ui/draft-badge.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Text } from "../../ui/text.tsx";

type Statement = IndustryObjectOf<"statement">;
interface StatementProps {
	page: Views["industry"] & { object: Statement };
	article: ArticleParts<string> | string;
}

/** Law firms: an advertisement taken apart by three rules, and the page that replaces it, both with notes in the margin. */
export default function StatementPage({ page, article }: StatementProps) {
	const { object, proof } = page;
	return (
		<>
			<DraftBadge draft={page.draft} />
			<Opening page={page} />
			<Replacement page={page} />
			{proof && <Proof proof={proof} object={object} />}
			{typeof article !== "string" && (
				<div className="pleading ground-sheet">
					<ExpandableArticle
						title={page.articleTitle}
						byline={page.byline}
						headings={page.headings}
						article={article}
						className="grid gap-x-12 lg:grid-cols-[5fr_7fr]"
					/>
				</div>
			)}
			<Intake {...object.intake} />
			<Faq items={page.faq} className="ground-paper" />
			<Sources sources={page.sources} related={page.related} />
			<Closing cta={page.cta} className="closing-law grid gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr]">
				<div className="ground-sheet self-end p-6" aria-hidden="true">
					<p className="sheet-head">{object.page}</p>
					<ul className="lines mt-5 text-small">
						{["a", "b", "c"].map((key) => (
							<li key={key}>
								<span className="chip">{key}</span>
							</li>
						))}
					</ul>
				</div>
			</Closing>
		</>
	);
}

function Opening({ page: { object, hero, trail, icon, prints } }: Pick<StatementProps, "page">) {
	return (
		<section className="hero grid border-b-[1.5px] lg:grid-cols-[25fr_75fr]">
			<div className="px-side pt-5 pb-5 lg:col-start-2 lg:pl-8">
				<Crumbs trail={trail} />
				<Headline hero={hero} icon={icon} className="mt-4 text-h2 lg:text-closing" />
				<p className="mt-3 text-lead">
					<Text text={hero.intro} />
				</p>
				<Actions times={hero.times} className="mt-4" />
			</div>
			<DuotonePhoto
				photo={prints.hero}
				tint="ink"
				sizes="(min-width: 1024px) 50vw, 100vw"
				className="h-48 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:h-auto"
			/>
			<figure className="ground-sheet relative px-side py-5 lg:-ml-20 lg:border-t-[1.5px] lg:pl-8" data-nosnippet="">
				<div className="grid gap-x-8 gap-y-5 lg:grid-cols-[8fr_4fr]">
					<div>
						<p className="font-mono text-small text-muted">{object.ad.label}</p>
						<ul className="serif ad mt-1">
							{object.ad.lines.map((text, index) => (
								<Keyed key={text} letter={index}>
									<p>
										<Edited text={text} />
									</p>
								</Keyed>
							))}
						</ul>
					</div>
					<div className="lg:border-l-[1.5px] lg:pl-6">
						<p className="font-mono text-small text-muted">{object.run.label}</p>
						<p className="display mt-1 text-h3">{object.run.title}</p>
						<p className="mt-2">
							<Edited text={object.run.text} />
						</p>
					</div>
				</div>
				<ul className="mt-4 grid gap-x-8 gap-y-3 border-t-[1.5px] pt-4 text-small leading-snug lg:grid-cols-3">
					{object.notes.map(({ title, text }, index) => (
						<Keyed key={text} letter={index}>
							<p>
								<b>{title}.</b> <Edited text={text} />
							</p>
						</Keyed>
					))}
				</ul>
				<figcaption className="caption mt-3">{object.caption}</figcaption>
			</figure>
		</section>
	);
}

/** A letter in a hanging column: notes a to c, services d to i. */
function Keyed({ letter, children }: { letter: number; children: React.ReactNode }) {
	return (
		<li className="flex gap-3">
			<span className="chip shrink-0 self-start font-mono lg:mt-0.5">{String.fromCharCode(97 + letter)}</span>
			{children}
		</li>
	);
}

function Replacement({ page: { object, cards, prints } }: Pick<StatementProps, "page">) {
	return (
		<section className="ground-panel pt-section pb-8" aria-labelledby="parts">
			<div className="wrap grid items-end gap-x-12 gap-y-3 pb-8 lg:grid-cols-[8fr_4fr]">
				<h2 id="parts" className="text-closing">
					{cards.title}
				</h2>
				<p className="text-lead">
					<Edited text={object.intro} />
				</p>
			</div>
			<ol className="lg:border-t-[1.5px]">
				{cards.items.map(({ icon, title, description }, index) => {
					const part = object.parts[index];
					return (
						<li key={title} className="grid lg:grid-cols-[7fr_5fr]">
							<div className="ground-sheet sheet-part px-side py-6 lg:pr-12" data-nosnippet="">
								{index === 0 && <p className="sheet-head mb-4">{object.address}</p>}
								<div className="flex gap-4">
									<span className="chip shrink-0" aria-hidden="true">
										{String.fromCharCode(100 + index)}
									</span>
									<div className="min-w-0 grow">{part && <Part part={part} first={index === 0} />}</div>
								</div>
							</div>
							<div className="px-side py-5 lg:border-b-[1.5px] lg:border-hair lg:pl-8">
								<h3 className="flex items-center gap-3 text-h3">
									<span className="chip font-mono">{String.fromCharCode(100 + index)}</span>
									{title}
									<Icon node={icon} className="ml-auto shrink-0 text-link" />
								</h3>
								<p className="mt-2">
									<Text text={description} />
								</p>
								{part?.rule && (
									<p className="mt-3 border-t border-rule pt-2 text-small text-muted">
										<b className="text-ink">{part.rule.title}.</b> <Edited text={part.rule.text} />
									</p>
								)}
							</div>
						</li>
					);
				})}
			</ol>
			<p className="wrap caption mt-4">{object.partsCaption}</p>
			{prints.cards && <DuotonePhoto photo={prints.cards} tint="ink" sizes="100vw" className="mt-8 -mb-8 h-40 lg:h-56" />}
		</section>
	);
}

function Part({ part: { badge, title, text, fields, table }, first }: { part: Statement["parts"][number]; first: boolean }) {
	return (
		<>
			{badge && <p className="mb-2 inline-block border-[1.5px] px-2 font-mono text-small">{badge}</p>}
			{title && <p className={`display ${first ? "text-h2" : "text-h3"}`}>{title}</p>}
			{fields && (
				<ul className="grid grid-cols-2 gap-x-6 text-muted">
					{fields.map((field) => (
						<li key={field} className="border-b border-rule py-1.5">
							{field}
						</li>
					))}
				</ul>
			)}
			{text && (
				<p className="serif mt-2 text-[1.25rem] leading-snug">
					<Edited text={text} />
				</p>
			)}
			{table && <Table rows={table} />}
		</>
	);
}

function Table({ rows, head }: { rows: Statement["list"]["rows"]; head?: readonly string[] }) {
	return (
		<table className="w-full text-left text-small">
			{head && (
				<thead>
					<tr>
						{head.map((cell) => (
							<th key={cell} scope="col">
								{cell}
							</th>
						))}
					</tr>
				</thead>
			)}
			<tbody>
				{rows.map(([first, ...cells]) => (
					<tr key={first}>
						<th scope="row">{first}</th>
						{cells.map((cell) => (
							<td key={cell}>{cell}</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

function Proof({ proof: { caseStudy, testimonial, why }, object }: { proof: NonNullable<Views["industry"]["proof"]>; object: Statement }) {
	const result = caseStudy?.results.find(({ increase }) => increase);
	return (
		<section className="wrap py-section" aria-label="Proof">
			<div className="grid items-end gap-x-12 gap-y-8 lg:grid-cols-[7fr_5fr]">
				{testimonial && <Quote quote={testimonial} mark={object.mark} className="text-h3 lg:text-h2" />}
				<figure className="ground-sheet border-[1.5px] p-5" data-nosnippet="">
					<p className="sheet-head">{object.list.title}</p>
					<Table rows={object.list.rows} head={object.list.head} />
					<figcaption className="caption mt-2">{object.list.caption}</figcaption>
				</figure>
			</div>
			{caseStudy && result?.increase && (
				<div className="mt-10 grid items-center gap-x-12 gap-y-3 border-t-[1.5px] pt-6 lg:grid-cols-[7fr_5fr]">
					<p>
						<strong>{result.text}.</strong> {why} {caseStudy.note}{" "}
						<a href={caseStudy.path} className="plain-link">
							Read the case<span className="sr-only">: {caseStudy.title}</span>
						</a>
					</p>
					<BeforeAfter increase={result.increase} className="h-9" />
				</div>
			)}
		</section>
	);
}

function Intake({ title, intro, tries, caption }: Statement["intake"]) {
	return (
		<section className="ground-night py-section" aria-labelledby="intake">
			<div className="wrap">
				<h2 id="intake" className="max-w-[14em] text-closing">
					{title}
				</h2>
				<p className="mt-3 max-w-[38rem] text-lead">
					<Edited text={intro} />
				</p>
				<ol className="mt-8" data-nosnippet="">
					{tries.map(({ how, result, note }) => (
						<li key={how} className="grid gap-x-8 gap-y-1 border-t-[1.5px] border-hair py-4 text-muted first:text-ink lg:grid-cols-[3fr_5fr_4fr]">
							<p className="font-mono text-small">{how}</p>
							<p className="display text-h3 lg:text-m">{result}</p>
							<p>
								<Edited text={note} />
							</p>
						</li>
					))}
				</ol>
				<p className="caption border-t-[1.5px] border-hair pt-3">{caption}</p>
			</div>
		</section>
	);
}
