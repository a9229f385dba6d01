import type { ArticleParts, Views } from "../../shared/content-types.ts";
import { dollars } from "../../shared/dollars.ts";
import { packageMessage } from "../parts/package-message.ts";
import { PlainPage } from "../parts/plain-page.tsx";
import { Text } from "../ui/text.tsx";
import { GetStarted } from "./service/parts.tsx";

type ServicePage = Views["service"];

/** A service page without an object of its own (docs/product.md, section 2). */
export default function Service({ page, article }: { page: ServicePage; article: ArticleParts<string> }) {
	return (
		<PlainPage page={page} article={article}>
			<Extras page={page} />
		</PlainPage>
	);
}

interface Row {
	name: string;
	text: string;
	details?: readonly string[];
	/** Where a package is ordered. */
	order?: string;
}

/** What a kind of service has beyond the others, a row each. */
function Extras({ page }: { page: ServicePage }) {
	switch (page.kind) {
		case "standard":
			return null;
		case "packages":
			return (
				<>
					<Rows
						title={page.benefits.title}
						rows={page.benefits.items.map(({ title, description }) => ({ name: title, text: description }))}
					/>
					<Rows
						title={page.packages.title}
						note={page.packages.note}
						rows={page.packages.items.map((item) => ({ name: item.name, text: item.for, details: item.includes }))}
					/>
				</>
			);
		case "pricing":
			return (
				<Rows
					title={page.pricing.title}
					note={page.pricing.intro}
					rows={page.pricing.tiers.map(({ name, monthlyPrice, nicheEdits, domainCriteria, perks, note }) => ({
						name: `${name}, ${dollars(monthlyPrice)} per month`,
						text: note,
						details: [`${nicheEdits} niche edits`, ...domainCriteria, ...perks],
						order: packageMessage(page.pricing.message, name, monthlyPrice),
					}))}
				/>
			);
		case "process":
			return (
				<>
					<Figures stats={page.stats} />
					<Rows
						title={page.process.title}
						rows={page.process.items.map(({ title, description }) => ({ name: title, text: description }))}
					/>
				</>
			);
		case "coverage":
			return (
				<>
					<Figures stats={page.stats} />
					<Rows
						title={page.coverage.title}
						note={page.coverage.intro}
						rows={page.coverage.groups.map(({ title, note, platforms }) => ({ name: title, text: note, details: platforms }))}
					/>
				</>
			);
	}
}

function Figures({ stats }: Pick<Extract<ServicePage, { kind: "process" }>, "stats">) {
	return (
		<dl className="wrap grid grid-cols-2 gap-8 py-section lg:grid-cols-4">
			{stats.map(({ number, label, note }) => (
				<div key={label} className="flex flex-col-reverse justify-end">
					{note && <dd className="text-small text-muted">{note}</dd>}
					<dt className="font-[650]">{label}</dt>
					<dd className="display text-closing">{number}</dd>
				</div>
			))}
		</dl>
	);
}

function Rows({ title, note, rows }: { title: string; note?: string; rows: readonly Row[] }) {
	return (
		<section className="wrap py-section">
			<h2 className="text-h2">{title}</h2>
			{note && (
				<p className="mt-3 max-w-[40rem]">
					<Text text={note} />
				</p>
			)}
			<ul className="mt-6">
				{rows.map(({ name, text, details = [], order }) => (
					<li key={name} className="grid gap-x-12 gap-y-3 border-t-[1.5px] py-5 lg:grid-cols-[4fr_4fr_4fr]">
						<h3 className="text-h3">{name}</h3>
						<p>
							<Text text={text} />
						</p>
						<div>
							<ul className="text-small">
								{details.map((detail) => (
									<li key={detail}>{detail}</li>
								))}
							</ul>
							{order && <GetStarted message={order} name={name} className="mt-3" />}
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}
