import { CardText } from "../../parts/card-text.tsx";
import { Line } from "../../parts/line.tsx";
import { Opening } from "../../parts/opening.tsx";
import { CaseResult, ClientQuote } from "../../parts/proof.tsx";
import { Section } from "../../parts/section.tsx";
import { Sheet } from "../../parts/sheet.tsx";
import { Stats } from "../../parts/stats.tsx";
import { words } from "../../words.ts";
import { Cards } from "../story/cards.tsx";
import { ExpandableArticle } from "../story/expandable-article.tsx";
import { FAQ_COLUMNS, PageFrame } from "../story/page-frame.tsx";
import type { ObjectPage } from "./shared/parts.tsx";
import { Photo } from "./shared/parts.tsx";

type Page = ObjectPage<"statement">["page"];

const NOTES = "text-small [&_dl]:font-text lg:[&_dl]:grid-cols-3 [&_dl>*]:block lg:[&_dl>*]:col-span-1 lg:[&_dl>*]:border-0";

/** On large screens, the right half of the closing banner. */
const PAGE =
	"flex flex-col p-6 text-[1.375rem] lg:-my-section lg:-mr-side lg:self-stretch lg:py-section lg:pr-side lg:pl-12 lg:text-[2rem] [&_dl>*]:block lg:[&_dl>*]:py-5!";

/** Law firms: an advertisement marked up according to three rules, and the page that replaces it, with rules beside it. */
export default function StatementPage({ page, article }: ObjectPage<"statement">) {
	const { object, proof } = page;
	return (
		<PageFrame page={page} faq={`${FAQ_COLUMNS} pb-6 ground-paper`} end={<Sheet {...object.reply} className={PAGE} />}>
			<Advertisement page={page} />
			<Cards
				page={page}
				list="mt-8 lg:border-t-[1.5px]"
				item="grid grid-cols-1 *:border-hair max-lg:border-t-[1.5px] lg:grid-cols-2 lg:not-first:*:last:border-t lg:first:[&_p.text-m]:text-h2"
			>
				{(card, { rule, ...sheet }) => (
					<>
						<Sheet {...sheet} className="px-side py-6 text-[1.25rem] lg:pr-12 lg:text-[1.5rem]" />
						<div className="px-side py-6 lg:pl-8">
							<CardText card={card} size="text-m leading-tight" text="mt-2 lg:text-[1.125rem]" />
							{rule && <Line className="mt-2 text-small text-muted" text={rule} />}
						</div>
					</>
				)}
			</Cards>
			<section className="wrap grid items-center gap-x-14 gap-y-8 py-section lg:grid-cols-[7fr_5fr]" aria-label={words.proof}>
				<ClientQuote page={page} className="px-0!" />
				<Sheet {...object.list} />
				{proof?.caseStudy && <CaseResult study={proof.caseStudy} className="text-lead lg:mt-8 [&_b]:text-title" />}
			</section>
			<div className="ground-panel">
				<ExpandableArticle page={page} article={article} className="grid" />
			</div>
			<Intake {...object.intake} />
		</PageFrame>
	);
}

function Advertisement({ page, page: { object } }: { page: Page }) {
	return (
		<section className="grid grid-cols-1 border-b-[1.5px] lg:grid-cols-[8fr_4fr]">
			<Opening page={page} size="text-closing" className="content-start px-side pt-5 pb-6" />
			<Photo photo={page.photo} tint="ink" className="max-lg:aspect-12/5" />
			<div className="ground-sheet grid gap-x-10 gap-y-5 border-t-[1.5px] px-side py-5 lg:col-span-2 lg:grid-cols-[7fr_5fr]">
				<Sheet {...object.ad} className="text-[1.5rem] max-lg:pr-14 lg:text-[2.25rem] [&_dl]:grid-cols-[auto_1fr]" />
				<Sheet {...object.run} className="text-[1.3125rem]" />
				<Sheet {...object.notes} caption={object.caption} className={`border-t-[1.5px] pt-3 lg:col-span-2 ${NOTES}`} />
			</div>
		</section>
	);
}

const TRY =
	"group items-baseline gap-x-8 gap-y-1 border-t-[1.5px] border-hair py-3 text-muted first:py-5 first:text-ink lg:grid lg:grid-cols-[7fr_4fr_5fr]";

/** The attempts to reach the firm. The only one that was answered is the largest. */
function Intake({ title, intro, tries, caption }: Page["object"]["intake"]) {
	return (
		<Section id="intake" title={title} size="text-closing" lead={intro} className="ground-night py-section">
			<Stats
				stats={tries.map(({ how, result, note }) => ({ number: result, label: how, note }))}
				className="mt-8"
				item={TRY}
				number="text-h3 group-first:text-h2 lg:group-first:text-title"
				label="font-mono text-small"
				note="leading-snug"
			/>
			<p className="caption border-t-[1.5px] border-hair pt-3">{caption}</p>
		</Section>
	);
}
