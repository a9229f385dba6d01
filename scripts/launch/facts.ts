import { pagesWith } from "../../model/checks/facts.ts";
import { entriesOf } from "../../model/content.ts";
import type { Content } from "../../model/load.ts";
import type { LaunchFinding } from "./checks.ts";
import { daysSince, fetchStatuses, look, open } from "./checks.ts";

/** Days before the due date from which a fact is listed. */
const NOTICE = 30;

/** Lists facts due for review, the longest overdue first. */
export function checkDue(content: Pick<Content, "facts" | "pages">, now: Date): LaunchFinding[] {
	return content.facts
		.map((fact) => ({ fact, left: -daysSince(fact.data.checkAgain, now) }))
		.filter(({ left }) => left < NOTICE)
		.sort((one, other) => one.left - other.left)
		.map(({ fact, left }) => {
			const { data, file, lineOf } = fact;
			const { statement, source, checkAgain, crawlers } = data;
			const when = left > 0 ? `is due for review in ${left} days` : `was due for review on ${checkAgain}`;
			const pages = [...pagesWith(content, fact), ...(crawlers.length > 0 ? ["robots.txt"] : [])].join(", ");
			const what = `"${statement}" ${when}: ${source.publisher}, ${source.name}. On ${pages}.`;
			return (left > 0 ? look : open)(what, `${file}:${lineOf(["checkAgain"])}`);
		});
}

/** Lists phrases that the owner has not confirmed yet. */
export const checkUnconfirmed = (content: Content) =>
	entriesOf(content).flatMap(({ file, confirm, lineOf }) =>
		confirm.map((phrase, index) => open(`"${phrase}"`, `${file}:${lineOf(["confirm", index])}`)),
	);

/** Checks that every source is still online. @returns undefined when none answers, as without a network. */
export async function checkSources(facts: Content["facts"], timeout?: number): Promise<LaunchFinding[] | undefined> {
	const byUrl = [...Map.groupBy(facts, ({ data }) => data.source.url)];
	const urls = byUrl.map(([url]) => url);
	const statuses = await fetchStatuses(urls, timeout);
	return statuses && byUrl.flatMap(([url, of], index) => findingsOf(url, of, statuses[index]));
}

function findingsOf(url: string, facts: Content["facts"], status: number | undefined): LaunchFinding[] {
	if (status !== undefined && status < 400) return [];
	const places = facts.map(({ file, lineOf }) => `${file}:${lineOf(["source", "url"])}`);
	if (status === 404 || status === 410)
		return [open(`${url} answers ${status}. Find where the document moved, or remove the sentence.`, ...places)];
	return [look(`${url} ${status ? `answers ${status} to programs` : "does not answer"}. Open it yourself.`, ...places)];
}
