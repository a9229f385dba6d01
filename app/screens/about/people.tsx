import { Plus } from "lucide";
import type { Views } from "../../../shared/content-types.ts";
import { Edited } from "../../parts/edited.tsx";
import { Query } from "../../parts/query.tsx";
import { DraftBadge } from "../../ui/draft-badge.tsx";
import { Folded } from "../../ui/folded.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LinkList } from "../../ui/link-list.tsx";
import { Text } from "../../ui/text.tsx";
import { Face } from "./face.tsx";

type AboutPage = Views["about"];
type PersonData = AboutPage["people"][number];

/** Who writes the site and who checks it. Nothing where nobody is named. */
export function People({ peopleTitle, peopleIntro, peopleCaption, people }: AboutPage) {
	if (people.length === 0) return null;
	return (
		<section className="wrap py-section" aria-labelledby="people">
			<div className="grid items-end gap-x-12 gap-y-3 lg:grid-cols-2">
				<h2 id="people" className="text-closing">
					{peopleTitle}
				</h2>
				<p className="text-lead">{peopleIntro}</p>
			</div>
			<ol className="mt-6 lg:mt-9">
				{people.map((person) => (
					<Person key={person.id} {...person} />
				))}
			</ol>
			<p className="caption">{peopleCaption}</p>
		</section>
	);
}

/** On phones the work and the mistake are folded. */
function Person(person: PersonData) {
	const { id, name, role, about, photo, portrait, opinion, work, mistake, profiles, sample } = person;
	return (
		<li id={id} className="person">
			<div className="person-who">
				{photo && <Face photo={photo} cut={portrait} name={name} width={192} />}
				<div>
					<h3 className="text-h3">{name}</h3>
					<p className="font-mono text-small text-muted">
						{role} <DraftBadge sample={sample} />
					</p>
					{profiles.length > 0 && <p className="text-small text-muted">{profiles.join(", ")}</p>}
					<Signed {...person} />
				</div>
			</div>
			<div className="person-says">
				{opinion && (
					<p className="opinion display">
						<Edited text={opinion} />
					</p>
				)}
				{about && (
					<p className="mt-2 leading-snug text-muted">
						<Text text={about} />
					</p>
				)}
			</div>
			{(mistake || work) && (
				<details className="person-more">
					<summary className="min-h-11 items-center gap-2 font-[650] hover:text-link">
						{`${name.split(" ")[0]}’s work, and a mistake`}
						<Icon node={Plus} className="size-4 text-link" />
					</summary>
					<div>
						{mistake && (
							<dl className="mistake">
								<div>
									<dt>I got this wrong</dt>
									<dd>{mistake.wrong}</dd>
								</div>
								<div>
									<dt>Corrected</dt>
									<dd>
										<ins>{mistake.changed}</ins>
									</dd>
								</div>
							</dl>
						)}
						{work && <Work {...work} />}
					</div>
				</details>
			)}
		</li>
	);
}

function Work({ title, aside, query, answer, rows, draft, note }: NonNullable<PersonData["work"]>) {
	return (
		<div className="work ground-sheet" data-nosnippet="">
			<p className="sheet-head">
				<span>{title}</span> <span className="text-muted">{aside}</span>
			</p>
			{query && <Query className="mt-3 text-small">{query}</Query>}
			{answer && <p className="display mt-1 text-h3">{answer}</p>}
			{rows.length > 0 && (
				<ul className="ruled-hair mt-1">
					{rows.map(({ name, text }) => (
						<li key={name}>
							<span className="font-mono text-small font-medium">{name}</span>
							<span>
								<Edited text={text} />
							</span>
						</li>
					))}
				</ul>
			)}
			{draft && (
				<p className="serif mt-4 text-[1.25rem] leading-snug">
					<Edited text={draft} />
				</p>
			)}
			<p className="mt-3 border-t-[1.5px] border-rule pt-3 font-[650]">{note}</p>
		</div>
	);
}

/** What somebody signs, folded: a list of it is longer than all that is said of them. */
function Signed({ writes, checks }: Pick<PersonData, "writes" | "checks">) {
	const parts = [
		{ part: "Wrote", unit: "byline", links: writes },
		{ part: "Checked", unit: "check", links: checks },
	].filter(({ links }) => links.length > 0);
	if (parts.length === 0) return null;
	return (
		<Folded
			label={parts.map(({ unit, links }) => `${links.length} ${unit}${links.length === 1 ? "" : "s"}`).join(", ")}
			className="text-small"
		>
			{parts.map(({ part, links }) => (
				<div key={part} className="pb-3 text-small">
					<p className="font-mono text-muted">{part}</p>
					<LinkList links={links} />
				</div>
			))}
		</Folded>
	);
}
