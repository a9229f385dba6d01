import type { Views } from "../../../shared/content-types.ts";
import { Line } from "../../parts/line.tsx";
import { PhotoImage } from "../../parts/photo.tsx";
import { Rows } from "../../parts/rows.tsx";
import { SectionHead } from "../../parts/section.tsx";
import { Sheet } from "../../parts/sheet.tsx";
import { DraftBadge } from "../../ui/draft-badge.tsx";
import { Folded } from "../../ui/folded.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Links } from "../../ui/link-list.tsx";
import { words } from "../../words.ts";

type PersonData = Views["about"]["people"][number];

/** The people who write and check the site. Renders nothing if there are none. */
export function People({ peopleTitle, peopleIntro, peopleCaption, people }: Views["about"]) {
	if (people.length === 0) return null;
	return (
		<section className="py-section [--section:84rem] lg:[--section:200rem]" aria-labelledby="people">
			<SectionHead id="people" title={peopleTitle} size="text-closing" className="wrap items-baseline-last lg:grid-cols-2">
				{peopleIntro}
			</SectionHead>
			<ol className="mt-3 wrap-anywhere *:px-side *:pt-6 *:pb-2 *:even:bg-(--panel) lg:mt-1 lg:*:py-11">
				{people.map((person) => (
					<Person key={person.id} {...person} />
				))}
			</ol>
			<p className="caption wrap">{peopleCaption}</p>
		</section>
	);
}

const WORK =
	"border-[1.5px] border-hair p-4 leading-[1.45] lg:[grid-area:work] lg:self-start max-xl:[&_dl>*]:block [&_dl]:grid-cols-[auto_1fr]";
const OPINION = "display text-[clamp(1.625rem,0.7rem+3.6vw,3.5rem)]/[1.08] lg:[grid-area:opinion]";

/** Below lg, a person's work sample and mistake are collapsed. From lg, every other person has a mirrored layout. */
function Person(person: PersonData) {
	const { id, name, role, about, opinion, work, mistake, profiles, sample, signed } = person;
	return (
		<li id={id} className="person unfolds grid gap-x-6 gap-y-3 max-lg:grid-cols-[auto_1fr] max-lg:*:nth-[n+3]:col-span-2">
			<Face {...person} width={360} className="w-24 lg:w-full lg:[grid-area:face]" />
			<div className="lg:[grid-area:name]">
				<h3 className="text-h3">{name}</h3>
				<p className="font-mono text-small text-muted">
					{role} <DraftBadge sample={sample} />
				</p>
				{profiles.length > 0 && <p className="text-small text-muted">{profiles.join(", ")}</p>}
				{signed.length > 0 && (
					<Folded label={words.signed(signed.length)} className="text-small">
						<p className="pb-3 text-small leading-relaxed">
							<Links links={signed} />
						</p>
					</Folded>
				)}
			</div>
			{opinion && <Line className={OPINION} text={opinion} />}
			{about && <Line className="leading-snug text-muted max-sm:text-small lg:mb-4 lg:[grid-area:about]" text={about} />}
			{(mistake || work) && (
				<Folded label={words.workAndMistake(name.split(" ")[0] ?? name)}>
					{mistake && (
						<Rows
							className="my-4 grid content-start gap-y-3 leading-[1.45] lg:m-0 lg:[grid-area:mistake]"
							rows={[
								{ label: words.wrong, text: mistake.wrong },
								{ label: words.corrected, text: `++${mistake.changed}++` },
							]}
							label="caption"
							text=""
						/>
					)}
					{work && (
						<Sheet {...work} className={WORK}>
							<p className="mt-3 lg:text-[1.3125rem]/snug">{work.comment}</p>
						</Sheet>
					)}
				</Folded>
			)}
		</li>
	);
}

/** `width` is the displayed width of the photo in CSS pixels. */
type FaceProps = Pick<PersonData, "photo" | "portrait" | "name"> & { width: number; className?: string };

/**
 * A person's photo. `portrait` is the 3:4 area to show, in percent, such as one person in a group photo. A viewBox crops the photo,
 * because the CSP forbids style attributes.
 */
export function Face({ photo, portrait: { x, y, w } = { x: 28, y: 0, w: 44 }, width, name, className = "" }: FaceProps) {
	if (!photo) return null;
	return (
		<div className={`face print print-ink aspect-3/4 forced-color-adjust-none ${className}`.trim()} suppressHydrationWarning>
			<Icon node={photo.icon} />
			<svg viewBox={`${3 * x} ${2 * y} ${3 * w} ${4 * w}`} preserveAspectRatio="xMidYMin slice" aria-hidden="true">
				<foreignObject width="300" height="200">
					<PhotoImage photo={{ ...photo, alt: name }} sizes={`${Math.round((100 * width) / w)}px`} />
				</foreignObject>
			</svg>
			<svg className="print-tint" aria-hidden="true">
				<rect width="100%" height="100%" />
			</svg>
		</div>
	);
}
