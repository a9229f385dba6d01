import type { ArticleParts, Point, Stat, Views } from "../../shared/content-types.ts";
import { dollars } from "../../shared/dollars.ts";
import { Items } from "../parts/items.tsx";
import { packageMessage } from "../parts/package-message.ts";
import { Section } from "../parts/section.tsx";
import { Text } from "../ui/text.tsx";
import { words } from "../words.ts";
import { GetStarted } from "./service/parts.tsx";
import { PlainPage } from "./story/plain-page.tsx";

type ServicePage = Views["service"];

/** A service page without its own illustrated example (docs/product.md, section 2). */
export default function Service({ page, article }: { page: ServicePage; article: ArticleParts<string> }) {
	return (
		<PlainPage page={page} article={article}>
			{listsOf(page).map((list, index) => (
				<ListSection key={list.title} id={`list-${index + 1}`} {...list} />
			))}
		</PlainPage>
	);
}

interface List {
	title: string;
	intro?: string;
	items: readonly { title: string; texts: readonly string[]; order?: string }[];
}

/** Sections that only some kinds of services have. */
function listsOf(page: ServicePage): readonly List[] {
	switch (page.kind) {
		case "standard":
			return [];
		case "packages": {
			const { title, note, items } = page.packages;
			return [
				pointsOf(page.benefits),
				{ title, intro: note, items: items.map((item) => ({ title: item.name, texts: [item.for, ...item.includes] })) },
			];
		}
		case "pricing": {
			const { title, intro, terms, tiers, badges, message } = page.pricing;
			const packages = tiers.map(({ name, monthlyPrice, nicheEdits, domainCriteria, perks, limit = [], flag = [], note }) => ({
				title: `${name}, ${dollars(monthlyPrice)} ${words.perMonth}`,
				texts: [flag, note, words.nicheEdits(nicheEdits), domainCriteria, perks, limit].flat(),
				order: packageMessage(message, name, monthlyPrice),
			}));
			const assurances = badges.map(({ title, answer }) => ({ title, texts: [answer] }));
			return [{ title, intro: [intro, ...terms].join(" "), items: [...packages, ...assurances] }];
		}
		case "process":
			return [statsOf(page), pointsOf(page.process)];
		case "coverage": {
			const { groups, ...coverage } = page.coverage;
			return [statsOf(page), { ...coverage, items: groups.map(({ title, note, platforms }) => ({ title, texts: [note, ...platforms] })) }];
		}
	}
}

const statsOf = ({ name, stats }: { name: string; stats: readonly Stat[] }) => ({
	title: words.byTheNumbers(name),
	items: stats.map(({ number, label, note = [] }) => ({ title: `${number} ${label}`, texts: [note].flat() })),
});

const pointsOf = ({ title, items }: { title: string; items: readonly Point[] }) => ({
	title,
	items: items.map(({ title, description }) => ({ title, texts: [description] })),
});

function ListSection({ id, title, intro, items }: List & { id: string }) {
	return (
		<Section id={id} title={title} lead={intro && <Text text={intro} />}>
			<ul className="mt-6">
				{items.map(({ title, texts, order }) => (
					<li key={title} className="split border-t-[1.5px] py-5">
						<h3 className="text-h3">{title}</h3>
						<div>
							<Items texts={texts} />
							{order && <GetStarted message={order} name={title} className="mt-3" />}
						</div>
					</li>
				))}
			</ul>
		</Section>
	);
}
