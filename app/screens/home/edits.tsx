import type { Views } from "../../../shared/content-types.ts";
import { Edited } from "../../parts/edited.tsx";
import { Query } from "../../parts/query.tsx";
import { DraftBadge } from "../../ui/draft-badge.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Text } from "../../ui/text.tsx";

type EditsProps = Views["home"]["edits"];
type Item = EditsProps["items"][number];

/** The services, each as one edit on the way to the answer above; a switch shows the pages as they are published. */
export function Edits({ title, intro, items, ...labels }: EditsProps) {
	return (
		<section className="edits ground-panel" aria-labelledby="services">
			<div className="wrap grid items-end gap-6 pt-section pb-5 lg:grid-cols-[8fr_auto] lg:pb-8">
				<div>
					<h2 id="services" className="max-w-[14em] text-closing">
						{title}
					</h2>
					<p className="mt-2 max-w-[36rem] lg:mt-3 lg:text-lead">
						<Text text={intro} />
					</p>
				</div>
				<fieldset className="text-small">
					<legend className="mb-1">{labels.switch}</legend>
					<div className="switch flex flex-wrap border-[1.5px]">
						<label>
							<input type="radio" name="view" defaultChecked />
							{labels.edited}
						</label>
						<label>
							<input type="radio" name="view" className="clean" />
							{labels.clean}
						</label>
					</div>
				</fieldset>
			</div>
			<ol>{items.map((item) => (item.query ? <Answer key={item.path} {...item} /> : <Edit key={item.path} {...item} />))}</ol>
		</section>
	);
}

function Edit(item: Item) {
	const { head, note, rows = [], was, headline, text } = item;
	return (
		<li className="edit lg:grid lg:grid-cols-[7.6fr_4.4fr]">
			<div className="ground-sheet side py-5 lg:py-7 lg:pr-12" data-nosnippet="">
				{head && (
					<p className="sheet-head mb-3 text-muted">
						<span>{head}</span> <span className="max-sm:hidden">{note}</span>
					</p>
				)}
				{rows.length > 0 && (
					<ul className="grid gap-y-1">
						{rows.map(({ from, to }) => (
							<li key={from} className="flex flex-wrap justify-between gap-x-4 text-[1.0625rem] sm:text-[1.25rem]">
								<span className="font-mono font-[600]">
									<Edited text={from} />
								</span>
								<span className="serif">
									<Edited text={to} />
								</span>
							</li>
						))}
					</ul>
				)}
				{was && (
					<p className="serif text-h3">
						<Edited text={was} />
					</p>
				)}
				{headline && <p className={`display ${was ? "text-m leading-tight lg:text-h2" : "text-h3"}`}>{headline}</p>}
				{text && (
					<p className="serif mt-2 text-[1.125rem] leading-snug lg:text-[1.25rem]">
						<Edited text={text} />
					</p>
				)}
			</div>
			<div className="px-side pt-3 pb-4 lg:border-t-[1.5px] lg:py-6 lg:pl-8">
				<ServiceNote {...item} />
			</div>
		</li>
	);
}

/** The last edit: the answer itself, before and after. */
function Answer(item: Item) {
	const { query = "", before, after } = item;
	return (
		<li className="edit ground-stage side py-8">
			<div data-nosnippet="">
				<Query className="typed border-b-2 pb-4">{query}</Query>
				{before && (
					<p className="mt-5">
						<span className="block font-mono text-small">{before.label}</span>
						<span className="serif text-m">
							<Edited text={before.text} />
						</span>
					</p>
				)}
				{after && (
					<p className="mt-3">
						<span className="mb-2 block font-mono text-small">{after.label}</span>
						<span className="display text-title">
							<Edited text={after.text} />
						</span>
					</p>
				)}
			</div>
			<div className="mt-8 border-t-[1.5px] pt-5">
				<ServiceNote {...item} wide />
			</div>
		</li>
	);
}

function ServiceNote({ name, icon, path, description, fact, draft, wide = false }: Item & { wide?: boolean }) {
	return (
		<div className={wide ? "grid gap-x-12 lg:grid-cols-[7fr_5fr]" : undefined}>
			<h3 className="flex gap-3 text-h3 lg:text-[1.75rem]">
				<Icon node={icon} className="mt-0.5 shrink-0 text-link lg:mt-1.5" />
				<a href={path} className="h1-link">
					{name}
				</a>
				<DraftBadge draft={draft} />
			</h3>
			<p className={`leading-snug max-md:text-small lg:leading-normal ${wide ? "max-lg:mt-2 lg:row-span-2" : "mt-2"}`}>
				<Text text={description} />
			</p>
			{fact && (
				<p className="mt-2 font-[650]">
					<Text text={fact} />
				</p>
			)}
		</div>
	);
}
