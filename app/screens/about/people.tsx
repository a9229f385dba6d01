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
const PEOPLE = "py-section [--section:127rem] lg:[--section:229rem]";
const LIST =
	"by-item mt-4 wrap-anywhere [--section:23rem] *:px-side *:pb-4 *:even:bg-(--panel) lg:mt-8 lg:[--section:40rem] lg:*:py-9 " +
	"[&_details]:col-span-full";

/** The people who write and check the site. Renders nothing if there are none. */
export function People({ peopleTitle, peopleIntro, peopleCaption, people }: Views["about"]) {
	if (people.length === 0) return null;
	return (
		<Section id="people" title={peopleTitle} size="text-closing" lead={peopleIntro} className={PEOPLE} wide>
			<ol className={LIST}>
				{people.map((person, index) => (
					<Person key={person.id} {...person} index={index} />
				))}
			</ol>
			<p className="caption wrap mt-3">{peopleCaption}</p>
		</Section>
	);
}

const WORK = "border-[1.5px] border-hair p-4 lg:[grid-area:work] lg:self-start max-xl:[&_dl>*]:block [&_dl]:grid-cols-[auto_1fr]";
const SHOWN = "relative max-lg:-mx-side max-lg:-mt-15 max-lg:px-side max-lg:[&_dl_*]:inline max-lg:[&_dd]:ml-2";
const MISTAKE = "my-4 grid content-start gap-y-3 leading-[1.45] lg:m-0 lg:text-[1.1875rem] lg:[grid-area:mistake]";
/** By turns: face first; opinion first, quieter on large screens; the face even larger; face beside a quiet opinion. The last: no photo. */
const LAYOUTS = [
	"max-lg:[&>.face]:aspect-5/4 lg:[&>.face]:-ml-side " +
		"lg:[grid:'face_said_said'_auto_'face_about_about'_auto_'face_mistake_work'_auto_'face_signed_work'_1fr/33%_1fr_1.25fr]",
	"max-lg:[&>.face]:aspect-5/4 max-lg:pt-8 max-lg:[&_.display]:text-[min(10cqw,3.75rem)] lg:[&>.face]:-mr-side lg:[&_.display]:text-h2 " +
		"lg:[grid:'said_said_face'_auto_'work_mistake_face'_auto_'work_signed_face'_1fr/1.1fr_1fr_27%]",
	"max-lg:[&>.face]:aspect-5/4 lg:[&>.face]:-ml-side " +
		"lg:[grid:'face_said'_auto_'face_about'_auto_'face_mistake'_auto_'face_work'_auto_'face_signed'_1fr/44%_1fr]",
	"max-lg:grid-cols-[1fr_44%] max-lg:*:last:col-span-2 max-lg:*:first:py-6 max-lg:[&>.face]:ml-0 lg:[&>.face]:-mr-side " +
		"lg:[&_.display]:text-h2 lg:[grid:'said_said_face'_auto_'mistake_work_face'_auto_'signed_work_face'_1fr/1fr_1.1fr_27%]",
	"lg:[grid:'said'_auto_'about'_auto_'mistake'_auto_'work'_auto_'signed'_1fr/1fr]",
];

/** Below lg, a person's mistake and most work samples are collapsed. One sample in four is open, over the lower edge of the photo. */
function Person({ index, ...person }: PersonData & { index: number }) {
	const { id, name, role, about, opinion, work, mistake, profiles, sample, signed } = person;
	const wrong = { label: words.wrong, text: mistake?.wrong };
	const corrected = { label: words.corrected, text: `++${mistake?.changed}++` };
	const turn = person.photo ? index % 4 : 4;
	const [opens, shown] = [turn === 1 || turn === 3, turn === 1];
	const face = <Face {...person} width={turn === 2 ? 560 : 400} className="lg:-my-9 lg:[grid-area:face]" />;
	const text = about && <Line className="mt-3 leading-snug text-muted lg:text-lead/snug lg:[grid-area:about]" text={about} />;
	const sheet = work && (
		<Sheet {...work} className={shown ? `${WORK} ${SHOWN}` : WORK}>
			<p className="mt-3 lg:text-[1.3125rem]/snug">{work.comment}</p>
		</Sheet>
	);
	return (
		<li id={id} className={`grid gap-x-5 gap-y-3 max-lg:[&>.face]:-mx-side lg:gap-x-8 lg:gap-y-4 ${LAYOUTS[turn]}`}>
			{!opens && face}
			<div className="lg:[grid-area:said]">
				<div className="mb-3 flex flex-wrap items-baseline gap-x-4 text-small">
					<h3 className="text-h3">{name}</h3>
					<p className="text-muted">{[role, ...profiles].join(", ")}</p>
					<DraftBadge sample={sample} />
				</div>
				{opinion && <Line className="display text-[clamp(1.75rem,0.7rem+3.6vw,3.5rem)]/[1.08]" text={opinion} />}
				{opens && text}
			</div>
			{opens && face}
			{shown && sheet}
			<div className="unfolds flex flex-wrap gap-x-6 *:open:w-full lg:contents">
				{(mistake || !opens) && (
					<Folded label={shown ? words.wrong : words.workAndMistake} className="text-small">
						{!opens && text}
						<Rows rows={mistake ? [wrong, corrected] : []} className={MISTAKE} label="text-small text-muted" text="" />
						{!shown && sheet}
					</Folded>
				)}
				{signed.length > 0 && (
					<div className="text-small has-open:w-full lg:[grid-area:signed]">
						<Folded label={words.signed(signed.length)}>
							<Links links={signed} />
						</Folded>
					</div>
				)}
			</div>
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
