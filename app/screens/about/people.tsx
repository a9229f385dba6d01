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
		<section className="wrap py-section" aria-labelledby="people">
			<SectionHead id="people" title={peopleTitle} size="text-closing" className="items-baseline-last lg:grid-cols-2">
				{peopleIntro}
			</SectionHead>
			<ol className="mt-6 lg:mt-9">
				{people.map((person) => (
					<Person key={person.id} {...person} />
				))}
			</ol>
			<p className="caption">{peopleCaption}</p>
		</section>
	);
}

/** A person. Phones collapse the work sample and the mistake; on wide screens, every other person's layout is mirrored. */
function Person(person: PersonData) {
	const { id, name, role, about, opinion, work, mistake, profiles, sample, signed } = person;
	return (
		<li id={id} className="person unfolds grid gap-x-10 gap-y-3 border-t-[1.5px] pt-5 pb-2 wrap-anywhere lg:gap-y-6 lg:py-8">
			<div className="grid grid-cols-[5.25rem_1fr] items-end gap-x-4 lg:block">
				<Face {...person} width={300} />
				<div>
					<h3 className="text-h3 lg:mt-3">{name}</h3>
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
			</div>
			<div>
				{opinion && <Line className="display text-[clamp(1.5rem,1rem+1.6vw,2.125rem)]/[1.12]" text={opinion} />}
				{about && <Line className="mt-2 leading-snug text-muted max-sm:text-small lg:mt-3" text={about} />}
			</div>
			{(mistake || work) && (
				<Folded label={words.workAndMistake(name.split(" ")[0] ?? name)}>
					{mistake && (
						<Rows
							className="my-4 grid gap-x-8 gap-y-3 leading-[1.45] lg:m-0 xl:grid-cols-[1.15fr_1fr] lg:[grid-area:mistake]"
							rows={[
								{ label: words.wrong, text: mistake.wrong },
								{ label: words.corrected, text: `++${mistake.changed}++` },
							]}
							label="caption"
							text=""
						/>
					)}
					{work && (
						<Sheet {...work} className="work flex flex-col leading-[1.45] lg:text-[1.125rem] [&_dl]:grid-cols-[auto_auto]">
							<p className="mt-1 font-[650] lg:font-display lg:text-[1.625rem]/tight">{work.comment}</p>
						</Sheet>
					)}
				</Folded>
			)}
		</li>
	);
}

/** `width` is the width of the slot in pixels. */
type FaceProps = Pick<PersonData, "photo" | "portrait" | "name"> & { width: number; className?: string };

/**
 * A person's photo. `portrait` crops one person from a group photo: a 3:4 area, in percent. A viewBox does the cropping,
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
