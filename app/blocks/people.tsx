import type { Views } from "../../shared/content-types.ts";
import { DraftBadge } from "../ui/draft-badge.tsx";
import { Folded } from "../ui/folded.tsx";
import { LinkList } from "../ui/link-list.tsx";
import { Section } from "../ui/section.tsx";
import { Print } from "./print.tsx";

interface PeopleProps {
	title: string;
	people: Views["about"]["people"];
}

/** Who writes the site and who checks it: a row a person, with links to what each signs. Nothing where nobody is named. */
export function People({ title, people }: PeopleProps) {
	if (people.length === 0) return null;
	return (
		<Section ground="panel" aria-labelledby="people">
			<div className="reasons split">
				<h2 id="people" className="stays text-h2">
					{title}
				</h2>
				<ul className="ruled-hair rows">
					{people.map(({ id, name, role, about, photo, profiles, writes, checks, sample }) => (
						<li key={id} id={id} className="sm:py-5">
							<div>
								{photo && <Print photo={photo} tint="ink" tagged={false} sizes="6rem" className="mb-3 size-16" />}
								<h3 className="text-h3">{name}</h3>
								<p className="mono text-muted">
									{role} <DraftBadge sample={sample} />
								</p>
								{about && <p className="detail mt-2">{about}</p>}
								{profiles.length > 0 && <p className="note mt-2 wrap-anywhere">{profiles.join(", ")}</p>}
							</div>
							<Signed writes={writes} checks={checks} />
						</li>
					))}
				</ul>
			</div>
		</Section>
	);
}

type SignedProps = Pick<PeopleProps["people"][number], "writes" | "checks">;

/** What somebody signs, folded: a list of it is longer than all that is said of them. */
function Signed({ writes, checks }: SignedProps) {
	const parts = [
		{ part: "Wrote", unit: "byline", links: writes },
		{ part: "Checked", unit: "check", links: checks },
	].filter(({ links }) => links.length > 0);
	if (parts.length === 0) return null;
	return (
		<Folded label={parts.map(({ unit, links }) => `${links.length} ${unit}${links.length === 1 ? "" : "s"}`).join(", ")}>
			{parts.map(({ part, links }) => (
				<div key={part} className="pb-3">
					<p className="mono text-muted">{part}</p>
					<LinkList links={links} />
				</div>
			))}
		</Folded>
	);
}
