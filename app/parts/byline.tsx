import type { Byline as BylineData, Signature } from "../../shared/content-types.ts";
import { Day } from "../ui/day.tsx";
import { words } from "../words.ts";
import { Line } from "./line.tsx";

/** Author, reviewer, and date of the last change, if known. */
export function Byline({ author, reviewer, updated }: BylineData) {
	if (!author && !reviewer && updated === undefined) return null;
	return (
		<dl className="mb-6 flex flex-wrap gap-x-8 gap-y-1 text-small text-muted">
			{author && <Person part={words.writtenBy} {...author} />}
			{reviewer && <Person part={words.checkedBy} {...reviewer} />}
			{updated !== undefined && (
				<div className="flex gap-2">
					<dt>{words.updated}</dt>
					<dd className="text-ink">
						<Day date={updated} format="long" />
					</dd>
				</div>
			)}
		</dl>
	);
}

function Person({ part, name, role, path }: { part: string } & Signature) {
	return (
		<div className="flex gap-2">
			<dt className="shrink-0">{part}</dt>
			<dd className="text-ink">
				<Line href={path} className="plain-link" text={name} />, {role}
			</dd>
		</div>
	);
}
