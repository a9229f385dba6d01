import type { Views } from "../../shared/content-types.ts";
import { Closing, messageHref } from "../parts/closing.tsx";
import { Edited } from "../parts/edited.tsx";
import { Faq } from "../parts/faq.tsx";
import { Actions, Crumbs, Headline } from "../parts/opening.tsx";
import { Sources } from "../parts/sources.tsx";
import { Icon } from "../ui/icon.tsx";
import { Prose } from "../ui/prose.tsx";
import { Text } from "../ui/text.tsx";
import { Face } from "./about/face.tsx";
import { People } from "./about/people.tsx";

type AboutPage = Views["about"];

/** About us (docs/product.md, section 2): an ordinary About page, edited, and the five people who edit. */
export default function About({ page, article }: { page: AboutPage; article: string }) {
	const { hero, trail, values, stats, cta } = page;
	return (
		<>
			<section className="overflow-x-clip pt-6">
				<div className="wrap">
					<Crumbs trail={trail} />
					<Headline hero={hero} className="mt-5 text-title" />
					<div className="mt-5 grid gap-x-12 gap-y-8 lg:mt-7 lg:grid-cols-[4fr_8fr]">
						<div>
							<p className="text-lead lg:text-[1.375rem]">
								<Text text={hero.intro} />
							</p>
							<Actions className="about-actions mt-6" />
						</div>
						<EditedPage {...page.edit} />
					</div>
				</div>
			</section>
			<section className="wrap pt-10" aria-labelledby="facts">
				<h2 id="facts" className="text-h3">
					{page.factsTitle}
				</h2>
				<dl className="mt-3 grid grid-cols-2 gap-x-6 border-t-[1.5px] lg:grid-cols-4 lg:gap-x-12">
					{page.facts.map(({ label, value }) => (
						<div key={label} className="border-b border-hair py-2 leading-snug">
							<dt className="text-small text-muted">{label}</dt>
							<dd className="font-[650]">
								<Text text={value} />
							</dd>
						</div>
					))}
				</dl>
			</section>
			<People {...page} />
			<section className="about-story overflow-x-clip pt-4 pb-section" aria-labelledby="story">
				<div className="wrap">
					<h2 id="story" className="max-w-[13em] text-closing">
						{page.storyTitle}
					</h2>
					<Prose html={article} />
				</div>
			</section>
			<section className="ground-panel py-section" aria-labelledby="values">
				<div className="wrap">
					<h2 id="values" className="max-w-[13em] text-closing">
						{values.title}
					</h2>
					<ul className="mt-6 grid gap-x-16 gap-y-6 lg:mt-12 lg:grid-cols-2 lg:gap-y-14">
						{values.items.map(({ icon, title, description, cost }) => (
							<li key={title}>
								<h3 className="flex items-center gap-4 text-h2">
									<Icon node={icon} className="size-8 shrink-0 text-link" />
									{title}
								</h3>
								<p className="mt-2 lg:mt-3 lg:text-lead">
									<Text text={description} />
								</p>
								<p className="mt-1 lg:mt-2">
									<span className="font-mono text-small text-muted">What it costs us:</span> <Text text={cost} />
								</p>
							</li>
						))}
					</ul>
				</div>
			</section>
			<section className="wrap py-section" aria-labelledby="figures">
				<h2 id="figures" className="text-h2">
					{page.recordTitle}
				</h2>
				<dl className="mt-6 grid grid-cols-2 gap-x-4 gap-y-6 lg:gap-x-12 lg:gap-y-10">
					{stats.map(({ number, label, note }) => (
						<div key={label} className="flex flex-col-reverse justify-end">
							{note && <dd className="text-muted">{note}</dd>}
							<dt className="text-lead font-[650]">{label}</dt>
							<dd className="record display">{number}</dd>
						</div>
					))}
				</dl>
				<p className="mt-6 lg:mt-10">{page.recordNote}</p>
			</section>
			<Faq items={page.faq} />
			<Sources sources={page.sources} />
			<Closing cta={cta} className="grid items-end gap-x-12 gap-y-8 lg:grid-cols-2">
				{cta.message && (
					<div>
						<dl className="tried">
							{cta.message.lines.map((text) => {
								const [label, value = ""] = text.split(": ");
								return (
									<div key={label}>
										<dt>{label}</dt>
										<dd className="serif" data-nosnippet="">
											{value}
										</dd>
									</div>
								);
							})}
						</dl>
						<a href={messageHref(cta.message)} className="plain-link mt-3 inline-flex min-h-11 items-center font-[650]">
							{cta.message.button}
						</a>
					</div>
				)}
			</Closing>
		</>
	);
}

/** A page of ordinary sentences with our people's comments beside them. */
function EditedPage({ address, by, rows, caption }: AboutPage["edit"]) {
	return (
		<figure className="bleed-end max-lg:mr-0">
			<div className="edited ground-sheet" data-nosnippet="">
				<p className="sheet-head text-muted">
					<span>{address}</span> <span>{by}</span>
				</p>
				<ul className="ruled-hair">
					{rows.map(({ text, notes }) => (
						<li key={text} className="grid gap-x-6 gap-y-2 lg:grid-cols-[1.7fr_1fr]">
							<p
								className={text.startsWith("==") ? "display edited-line" : "serif edited-line"}
								data-nosnippet={text.startsWith("==") ? undefined : ""}
							>
								<Edited text={text} />
							</p>
							<div className="grid gap-3">
								{notes.map(({ name, says, id, photo, portrait }) => (
									<div key={name} className="flex gap-3 leading-snug">
										{photo && <Face photo={photo} cut={portrait} name={name} width={48} className="w-12 shrink-0 self-start" />}
										<p>
											<a href={`#${id}`} className="plain-link block w-fit font-[650]">
												{name}
											</a>
											{says}
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
