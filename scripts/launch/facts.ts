import { entriesOf } from "../../model/entries.ts";
import type { Content } from "../../model/load.ts";
import type { LaunchFinding } from "./checks.ts";

const DAY = 24 * 60 * 60_000;

/** So many days before a fact is due it is announced. */
const NOTICE = 30;

/** How many sources are asked at the same time. */
const AT_ONCE = 6;

/** Facts that somebody has to read up again, the longest overdue first. */
export function checkDue({ facts }: Pick<Content, "facts">, now: Date): LaunchFinding[] {
	const days = ({ data }: Content["facts"][number]) => Math.ceil((Date.parse(data.checkAgain) - now.getTime()) / DAY);
	return facts
		.toSorted((one, other) => days(one) - days(other))
		.filter((fact) => days(fact) < NOTICE)
		.map((fact): LaunchFinding => {
			const { data, file, lineOf } = fact;
			const left = days(fact);
			const when = left > 0 ? `is to be checked again in ${left} days` : `was to be checked again by ${data.checkAgain}`;
			const pages = [...new Set([...data.says.map(({ page }) => page), ...(data.crawlers.length > 0 ? ["robots.txt"] : [])])].join(", ");
			return {
				topic: "facts",
				level: left > 0 ? "look" : "open",
				what: `"${data.statement}" ${when}: ${data.source.publisher}, ${data.source.name}. On ${pages}.`,
				file,
				places: [`${file}:${lineOf(["checkAgain"])}`],
			};
		});
}

/** Phrases that the owner has yet to confirm. */
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

/**
 * Asks each source whether it is still there. Without a network that is told once, and nothing is wrong.
 *
 * @param timeout Milliseconds after which a source is given up.
 */
export async function fetchSources(facts: Content["facts"], timeout = 8_000): Promise<LaunchFinding[]> {
	const byUrl = new Map<string, Content["facts"]>();
	for (const fact of facts) byUrl.set(fact.data.source.url, [...(byUrl.get(fact.data.source.url) ?? []), fact]);
	const sources = [...byUrl];
	const findings: LaunchFinding[] = [];
	for (let start = 0; start < sources.length; start += AT_ONCE) {
		const batch = sources.slice(start, start + AT_ONCE);
		const answers = await Promise.all(batch.map(async ([url, of]) => ({ url, of, status: await statusOf(url, timeout) })));
		if (start === 0 && answers.every(({ status }) => status === undefined)) {
			const [first] = facts;
			return first ? [{ topic: "facts", level: "look", what: "No source answers from here, so none was looked at.", file: first.file }] : [];
		}
		findings.push(...answers.flatMap(({ url, of, status }) => findingsOf(url, of, status)));
	}
	return findings;
}

function findingsOf(url: string, facts: Content["facts"], status: number | undefined): LaunchFinding[] {
	if (status !== undefined && status < 400) return [];
	const isGone = status === 404 || status === 410;
	const what = isGone
		? `${url} answers ${status}. Find where the document went, or take the sentence off the page.`
		: `${url} ${status === undefined ? "does not answer" : `answers ${status} to programs`}. Open it by hand.`;
	const places = facts.map(({ file, lineOf }) => `${file}:${lineOf(["source", "url"])}`);
	return facts.slice(0, 1).map(({ file }): LaunchFinding => ({ topic: "facts", level: isGone ? "open" : "look", what, file, places }));
}

/** The status of an address after redirects; undefined when nothing answers in time. Some hosts know no HEAD. */
async function statusOf(url: string, timeout: number): Promise<number | undefined> {
	const ask = async (method: "HEAD" | "GET") => {
		const response = await fetch(url, { method, signal: AbortSignal.timeout(timeout) });
		await response.body?.cancel();
		return response.status;
	};
	try {
		const status = await ask("HEAD");
		return status < 400 ? status : await ask("GET");
	} catch {
		return undefined;
	}
}
