import type { Views } from "../../shared/content-types.ts";
import { words } from "../words.ts";

/** The case that a page shows as proof. */
export type CaseStudy = NonNullable<NonNullable<Views["service"]["proof"]>["caseStudy"]>;

/** That past results guarantee nothing, and the way to the case. */
export function CaseNote({ study: { note, path, title } }: { study: Pick<CaseStudy, "note" | "path" | "title"> }) {
	return (
		<>
			{note}{" "}
			<a href={path} className="plain-link whitespace-nowrap">
				{words.readCase}
				<span className="sr-only">: {title}</span>
			</a>
		</>
	);
}
