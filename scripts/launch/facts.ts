import { pagesWith } from "../../model/checks/facts.ts";
import { entriesOf } from "../../model/content.ts";
import type { Content } from "../../model/load.ts";
import type { LaunchFinding } from "./checks.ts";
import { fetchStatuses } from "./fetch-statuses.ts";

const DAY = 24 * 60 * 60_000;

/** Days before the due date from which a fact is listed. */
const NOTICE = 30;

/** Facts due for review, the longest overdue first. */
export function checkDue(content: Pick<Content, "facts" | "pages">, now: Date): LaunchFinding[] {
	const days = ({ data }: Content["facts"][number]) => Math.ceil((Date.parse(data.checkAgain) - now.getTime()) / DAY);
	return content.facts
		.toSorted((one, other) => days(one) - days(other))
		.filter((fact) => days(fact) < NOTICE)
		.map((fact): LaunchFinding => {
			const { data, file, lineOf } = fact;
			const left = days(fact);
			const when = left > 0 ? `is due for review in ${left} days` : `was due for review on ${data.checkAgain}`;
			const pages = [...pagesWith(content, fact), ...(data.crawlers.length > 0 ? ["robots.txt"] : [])].join(", ");
			return {
				topic: "facts",
				level: left > 0 ? "look" : "open",
				what: `"${data.statement}" ${when}: ${data.source.publisher}, ${data.source.name}. On ${pages}.`,
				file,
				places: [`${file}:${lineOf(["checkAgain"])}`],
			};
		});
}

/** Phrases that the owner has not confirmed yet. */
export function checkUnconfirmed(content: Content): LaunchFinding[] {
	return entriesOf(content).flatMap(({ file, confirm, lineOf }) =>
		confirm.map(
			(phrase, index): LaunchFinding => ({
				topic: "to confirm",
				level: "open",
				what: `"${phrase}"`,
				file,
				places: [`${file}:${lineOf(["confirm", index])}`],
			}),
		),
	);
}

/** Checks that every source is still online. @returns undefined when none answers, as without a network. */
export async function checkSources(facts: Content["facts"], timeout?: number): Promise<LaunchFinding[] | undefined> {
	const byUrl = new Map<string, Content["facts"]>();
	for (const fact of facts) byUrl.set(fact.data.source.url, [...(byUrl.get(fact.data.source.url) ?? []), fact]);
	const statuses = await fetchStatuses([...byUrl.keys()], timeout);
	return statuses && [...byUrl].flatMap(([url, of], index) => findingsOf(url, of, statuses[index]));
}

function findingsOf(url: string, facts: Content["facts"], status: number | undefined): LaunchFinding[] {
	if (status !== undefined && status < 400) return [];
	const isGone = status === 404 || status === 410;
	const what = isGone
		? `${url} answers ${status}. Find where the document moved, or remove the sentence from the page.`
		: `${url} ${status === undefined ? "does not answer" : `answers ${status} to programs`}. Open it yourself.`;
	const places = facts.map(({ file, lineOf }) => `${file}:${lineOf(["source", "url"])}`);
	return facts.slice(0, 1).map(({ file }): LaunchFinding => ({ topic: "facts", level: isGone ? "open" : "look", what, file, places }));
}
