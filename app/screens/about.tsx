import type { Views } from "../../shared/content-types.ts";
import { Closing, messageHref } from "../parts/closing.tsx";
import { Faq } from "../parts/faq.tsx";
import { Line } from "../parts/line.tsx";
import { Actions, Crumbs, Headline } from "../parts/opening.tsx";
import { Rows } from "../parts/rows.tsx";
import { Section } from "../parts/section.tsx";
import { SheetHead } from "../parts/sheet-head.tsx";
import { Sources } from "../parts/sources.tsx";
import { Stats } from "../parts/stats.tsx";
import { Icon } from "../ui/icon.tsx";
import { Prose } from "../ui/prose.tsx";
import { words } from "../words.ts";
import { Face } from "./about/face.tsx";
import { People } from "./about/people.tsx";

type AboutPage = Views["about"];

/** About us (docs/product.md, section 2): an ordinary About page with our edits, and the five people who edit. */
export default function About({ page, article }: { page: AboutPage; article: string }) {
	const { hero, values, stats, cta } = page;
	const { message } = cta;
	return (
		<>
			<section className="wrap pt-6">
				<Crumbs trail={page.trail} />
				<Headline hero={hero} className="mt-5 text-title" />
				<div className="mt-5 grid gap-x-12 gap-y-8 lg:mt-7 lg:grid-cols-[4fr_8fr]">
					<div>
						<Line className="text-lead lg:text-[1.375rem]" text={hero.intro} />
						<Actions className="mt-6 *:flex-col lg:*:max-w-80" />
					</div>
					<EditedPage {...page.edit} />
				</div>
			</section>
			<Section id="facts" title={page.factsTitle} size="text-h3" className="pt-10">
				<Rows
					rows={page.facts.map(({ label, value }) => ({ label, text: value }))}
					className="mt-3 grid grid-cols-2 gap-x-6 border-t-[1.5px] lg:grid-cols-4 lg:gap-x-12"
					row="border-b border-hair py-2 leading-snug last:odd:col-span-2"
					label="text-small text-muted"
				/>
			</Section>
			<People {...page} />
			<Section id="story" title={page.storyTitle} size="text-closing" className="about-story overflow-x-clip pt-4 pb-section">
				<Prose html={article} />
			</Section>
			<Section id="values" title={values.title} size="max-w-[13em] text-closing" className="ground-panel py-section">
				<ul className="mt-6 grid gap-x-16 gap-y-6 lg:mt-12 lg:grid-cols-2 lg:gap-y-14">
					{values.items.map(({ icon, title, description, cost }) => (
						<li key={title}>
							<h3 className="flex items-center gap-4 text-h2">
								<Icon node={icon} className="size-8 shrink-0 text-link" />
								{title}
							</h3>
							<Line className="mt-2 lg:mt-3 lg:text-lead" text={description} />
							<p className="mt-1 lg:mt-2">
								<span className="font-mono text-small text-muted">{words.cost}</span> <Line as="span" text={cost} />
							</p>
						</li>
					))}
				</ul>
			</Section>
			<Section id="figures" title={page.recordTitle}>
				<Stats
					stats={stats}
					className="mt-6 grid grid-cols-2 gap-x-4 gap-y-6 lg:grid-cols-4 lg:gap-x-12"
					number="text-[clamp(3.25rem,6.2cqw,5.5rem)]/[1.05] tracking-tighter"
					label="text-lead font-[650]"
				/>
				<p className="mt-6 lg:mt-10">{page.recordNote}</p>
			</Section>
			<Faq items={page.faq} />
			<Sources sources={page.sources} />
			<Closing cta={cta} className="grid items-end gap-x-12 gap-y-8 lg:grid-cols-2">
				{message && (
					<div data-nosnippet="">
						<Rows
							rows={message.lines.map(labeled)}
							className="grid gap-4"
							label="caption"
							text="serif border-b-[1.5px] border-hair pb-3 text-m leading-[1.3]"
						/>
						<Line
							href={messageHref(message)}
							className="plain-link mt-3 inline-flex min-h-11 items-center font-[650]"
							text={message.button}
						/>
					</div>
				)}
			</Closing>
		</>
	);
}

/** One line of the message, as "Name: text". */
function labeled(line: string) {
	const [label = "", text = ""] = line.split(": ");
	return { label, text };
}

/** A page of ordinary sentences, with our people's comments beside them. */
function EditedPage({ address, by, rows, caption }: AboutPage["edit"]) {
	return (
		<figure className="lg:-mr-side">
			<div className="ground-sheet border-[1.5px] border-hair p-4 pb-1 lg:border-r-0 lg:pt-5 lg:pr-side lg:pb-2 lg:pl-7" data-nosnippet="">
				<SheetHead text={address} aside={by} className="text-muted" />
				<ul className="ruled-hair">
					{rows.map(({ text, notes }) => (
						<li key={text} className="grid gap-x-6 gap-y-2 max-sm:first:pr-18 lg:grid-cols-[1.7fr_1fr]">
							<Line
								className={`${text.startsWith("==") ? "display" : "serif"} text-[clamp(1.1875rem,1rem+0.6vw,1.375rem)]/[1.22]`}
								text={text}
							/>
							<div className="grid gap-3">
								{notes.map((note) => (
									<div key={note.name} className="flex gap-3 leading-snug">
										<Face {...note} width={48} className="w-12 shrink-0 self-start" />
										<p>
											<Line href={`#${note.id}`} className="plain-link block w-fit font-[650]" text={note.name} />
											{note.says}
										</p>
									</div>
								))}
							</div>
						</li>
					))}
				</ul>
			</div>
			<figcaption className="caption mt-2">{caption}</figcaption>
		</figure>
	);
}
