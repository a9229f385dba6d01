import type { Views } from "../../../shared/content-types.ts";
import { Line } from "../../parts/line.tsx";
import { PhotoImage } from "../../parts/photo.tsx";
import { Rows } from "../../parts/rows.tsx";
import { Section } from "../../parts/section.tsx";
import { Sheet } from "../../parts/sheet.tsx";
import { DraftBadge } from "../../ui/draft-badge.tsx";
import { Folded } from "../../ui/folded.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Links } from "../../ui/link-list.tsx";
import { words } from "../../words.ts";

type PersonData = Views["about"]["people"][number];
const PEOPLE = "py-section [--section:99rem] lg:[--section:241rem]";

/** The people who write and check the site. Renders nothing if there are none. */
export function People({ peopleTitle, peopleIntro, peopleCaption, people }: Views["about"]) {
	if (people.length === 0) return null;
	return (
		<Section id="people" title={peopleTitle} size="text-closing" lead={peopleIntro} className={PEOPLE} wide>
			<ol className="mt-4 wrap-anywhere *:px-side *:pb-3 *:even:bg-(--panel) lg:mt-8 lg:*:py-9 [&_details]:col-span-full">
				{people.map((person, index) => (
					<Person key={person.id} {...person} index={index} />
				))}
			</ol>
			<p className="caption wrap mt-3">{peopleCaption}</p>
		</Section>
	);
}

const WORK = "border-[1.5px] border-hair p-4 lg:[grid-area:work] lg:self-start max-xl:[&_dl>*]:block [&_dl]:grid-cols-[auto_1fr]";
const MISTAKE = "my-4 grid content-start gap-y-3 leading-[1.45] lg:m-0 lg:text-[1.1875rem] lg:[grid-area:mistake]";
/** Three that alternate (photo first, opinion first, larger photo), and one for people without a photo. */
const LAYOUTS = [
	"grid-cols-[1fr_2fr] [&>.face]:-ml-side lg:[grid:'face_name_name'_auto_'face_said_said'_auto_'face_mistake_work'_1fr/33%_1fr_1.25fr]",
	"grid-cols-[2fr_1fr] max-lg:pt-8 max-lg:[&_.display]:text-[min(9.6cqw,3.75rem)] " +
		"[&>.face]:-mr-side lg:[grid:'said_said_face'_auto_'name_work_face'_auto_'mistake_work_face'_1fr/1fr_1.25fr_33%]",
	"max-lg:*:col-span-full max-lg:[&>.face]:-mx-side max-lg:[&>.face]:aspect-4/3 lg:[&>.face]:-ml-side " +
		"lg:[grid:'face_name'_auto_'face_said'_auto_'face_mistake'_auto_'face_work'_1fr/44%_1fr]",
	"lg:[grid:'name'_auto_'said'_auto_'mistake'_auto_'work'_1fr/1fr]",
];

/** Below lg, a person's work sample and mistake are collapsed. */
function Person({ index, ...person }: PersonData & { index: number }) {
	const { id, name, role, about, opinion, work, mistake, profiles, sample, signed } = person;
	const wrong = { label: words.wrong, text: mistake?.wrong };
	const corrected = { label: words.corrected, text: `++${mistake?.changed}++` };
	const layout = LAYOUTS[person.photo ? index % 3 : 3];
	const opens = layout === LAYOUTS[1];
	const title = (
		<div className="flex flex-wrap items-baseline gap-x-4 text-small">
			<h3 className="text-h3">{name}</h3>
			<p className="text-muted">
				{role} <DraftBadge sample={sample} />
			</p>
		</div>
	);
	const face = <Face {...person} width={index % 3 === 2 ? 560 : 360} className="max-lg:aspect-square lg:-my-9 lg:[grid-area:face]" />;
	const said = (
		<div className="col-span-full lg:[grid-area:said] [&>:not(p)]:mb-3">
			{opens && title}
			{opinion && <Line className="display text-[clamp(1.75rem,0.7rem+3.6vw,3.5rem)]/[1.08]" text={opinion} />}
			{about && <Line className="mt-3 leading-snug text-muted lg:text-lead/snug" text={about} />}
		</div>
	);
	return (
		<li id={id} className={`unfolds grid items-end gap-x-5 gap-y-3 lg:items-stretch lg:gap-x-8 lg:gap-y-4 ${layout}`}>
			{opens ? said : face}
			<div className="gap-x-6 text-small lg:flex lg:flex-wrap lg:items-baseline lg:[grid-area:name]">
				{!opens && title}
				{profiles.length > 0 && <p className="text-muted">{profiles.join(", ")}</p>}
				{signed.length > 0 && (
					<Folded label={words.signed(signed.length)}>
						<Links links={signed} />
					</Folded>
				)}
			</div>
			{opens ? face : said}
			{(mistake || work) && (
				<Folded label={words.workAndMistake(name.split(" ")[0] ?? name)}>
					<Rows rows={mistake ? [wrong, corrected] : []} className={MISTAKE} label="text-small text-muted" text="" />
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

/** A person's photo. `portrait` is the 3:4 area to show, in percent. A viewBox crops it, because the CSP forbids style attributes. */
export function Face({ photo, portrait: { x, y, w } = { x: 28, y: 0, w: 44 }, width, name, className = "" }: FaceProps) {
	if (!photo) return null;
	return (
		<div className={`face print print-ink forced-color-adjust-none ${className}`.trim()} suppressHydrationWarning>
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
