import type { ArticleParts, Views } from "../../shared/content-types.ts";
import { dollars } from "../../shared/dollars.ts";
import { Items } from "../parts/items.tsx";
import { Line } from "../parts/line.tsx";
import { packageMessage } from "../parts/package-message.ts";
import { PlainPage } from "../parts/plain-page.tsx";
import { Section } from "../parts/section.tsx";
import { Stats } from "../parts/stats.tsx";
import { Text } from "../ui/text.tsx";
import { words } from "../words.ts";
import { GetStarted } from "./service/parts.tsx";

type ServicePage = Views["service"];

/** A service page without its own illustrated example (docs/product.md, section 2). */
export default function Service({ page, article }: { page: ServicePage; article: ArticleParts<string> }) {
	return (
		<PlainPage page={page} article={article}>
			{"stats" in page && (
				<Stats
					stats={page.stats}
					className="wrap grid grid-cols-2 gap-8 py-section lg:grid-cols-4"
					number="text-closing"
					note="text-small text-muted"
				/>
			)}
			{listsOf(page).map((list, index) => (
				<ListSection key={list.title} id={`list-${index + 1}`} {...list} />
			))}
		</PlainPage>
	);
}

interface List {
	title: string;
	intro?: string;
	items: readonly { title: string; description: string; details?: readonly string[]; order?: string }[];
}

/** Sections that only some kinds of services have. */
function listsOf(page: ServicePage): readonly List[] {
	switch (page.kind) {
		case "standard":
			return [];
		case "packages": {
			const { title, note, items } = page.packages;
			const packages = items.map((item) => ({ title: item.name, description: item.for, details: item.includes }));
			return [page.benefits, { title, intro: note, items: packages }];
		}
		case "pricing": {
			const items = page.pricing.tiers.map(({ name, monthlyPrice, nicheEdits, domainCriteria, perks, note }) => ({
				title: `${name}, ${dollars(monthlyPrice)} ${words.perMonth}`,
				description: note,
				details: [words.nicheEdits(nicheEdits), ...domainCriteria, ...perks],
				order: packageMessage(page.pricing.message, name, monthlyPrice),
			}));
			return [{ ...page.pricing, items }];
		}
		case "process":
			return [page.process];
		case "coverage": {
			const items = page.coverage.groups.map(({ title, note, platforms }) => ({ title, description: note, details: platforms }));
			return [{ ...page.coverage, items }];
		}
	}
}

function ListSection({ id, title, intro, items }: List & { id: string }) {
	return (
		<Section id={id} title={title} lead={intro && <Text text={intro} />}>
			<ul className="mt-6">
				{items.map(({ title, description, details = [], order }) => (
					<li key={title} className="grid gap-x-12 gap-y-3 border-t-[1.5px] py-5 lg:grid-cols-3">
						<h3 className="text-h3">{title}</h3>
						<Line text={description} />
						<div>
							<Items texts={details} className="text-small" />
							{order && <GetStarted message={order} name={title} className="mt-3" />}
						</div>
					</li>
				))}
			</ul>
		</Section>
	);
}
