import { existsSync, globSync, readFileSync } from "node:fs";
import { z } from "zod";
import { adviceOn } from "../../model/checks/all.ts";
import { pagesWith } from "../../model/checks/facts.ts";
import { CONFIRMED_FILE } from "../../model/checks/files.ts";
import { entriesOf } from "../../model/content.ts";
import type { Content } from "../../model/load.ts";
import { CONTENT_DIR } from "../../model/reading/content-files.ts";
import { isPictureName } from "../../model/reading/pictures.ts";
import { readEntry } from "../../model/reading/read-entry.ts";
import { UNFINISHED_PREFIX } from "../../model/reading/unfinished-texts.ts";
import { DARK_LOGO_FILE, LOGO_FILE } from "../../model/site/logo.ts";
import { samplesIn } from "../../model/site/sample-entries.ts";
import type { Site } from "../../model/site/site.ts";
import { phoneDigits, SITE_FILE } from "../../model/site/site.ts";

/** A task before the site goes public. */
export interface LaunchFinding {
	/** "open" must be resolved before launch; "look" is worth checking. */
	level: "open" | "look";
	what: string;
	/** Where to fix it, as file or file:line, best place first. */
	places: readonly string[];
}

const open = (what: string, ...places: readonly string[]): LaunchFinding => ({ level: "open", what, places });
const look = (what: string, ...places: readonly string[]): LaunchFinding => ({ level: "look", what, places });

/**
 * Requests URLs and returns their statuses; undefined for URLs that don't answer in time. Returns undefined if none answers,
 * which means that the network or the host is down.
 */
async function fetchStatuses(urls: readonly string[], timeout = 8_000): Promise<(number | undefined)[] | undefined> {
	const request = async (url: string) => {
		const { status, body } = await fetch(url, { signal: AbortSignal.timeout(timeout) });
		await body?.cancel();
		return status;
	};
	const statuses = await Promise.all(urls.map((url) => request(url).catch(() => undefined)));
	return statuses.some((status) => status !== undefined) ? statuses : undefined;
}

/** Returns the full days since a date; negative for future dates. */
const daysSince = (day: string, now: Date) => Math.floor((now.getTime() - Date.parse(day)) / (24 * 60 * 60_000));

/** Lists settings that still have the template's values. */
export function checkSettings(site: Site): LaunchFinding[] {
	const reserved = /(^|[.@])(example\.(com|net|org)|localhost|test|invalid|example)$/;
	const findings: [unless: boolean, what: string][] = [
		[site.name !== "Citewell", `The name is still the sample name, ${site.name}.`],
		[!reserved.test(new URL(site.origin).hostname), `The origin ${site.origin} is a placeholder.`],
		[site.origin.startsWith("https:"), `The origin ${site.origin} is not https.`],
		[!reserved.test(site.email), `The email ${site.email} is a placeholder.`],
		// 555-0100 to 555-0199 are reserved for examples.
		[!/^1\d{3}55501\d\d$/.test(phoneDigits(site.phone)), `The phone ${site.phone} is a sample number.`],
		...[site.legalName, site.governingLaw, site.street, site.locality].map((value): [boolean, string] => [
			!/\bSample\b/.test(value),
			`"${value}" is a sample.`,
		]),
		[!site.analytics?.startsWith("http:"), `Measurements would go unencrypted to ${site.analytics}.`],
	];
	return findings.filter(([unless]) => !unless).map(([, what]) => open(what, SITE_FILE));
}

/** Lists placeholder texts of `npm run new`, a logo without its dark version, drafts, and the warnings of `npm run check:content`. */
export function checkTexts(content: Content, withDrafts: Content): LaunchFinding[] {
	const { services, industries, caseStudies, posts, testimonials } = withDrafts;
	const drafts = [services, industries, caseStudies, posts, testimonials].flat().filter(({ data }) => data.draft);
	return [
		...linesWith(new RegExp(UNFINISHED_PREFIX)).map(({ place }) => open(`Still says "${UNFINISHED_PREFIX}"`, place)),
		...(existsSync(LOGO_FILE) && !existsSync(DARK_LOGO_FILE) ? [look("Make sure this logo shows in the dark theme.", LOGO_FILE)] : []),
		...drafts.map(({ file }) => look("A draft, so not part of the build.", file)),
		...adviceOn(content).map(({ file, line, field, found, expected }) =>
			look(`${field}: found ${found}; expected ${expected}`, line === undefined ? file : `${file}:${line}`),
		),
	];
}

/** Lists entries marked `sample: true`, which the site may show with the setting `samples`. */
export const listSamples = (content: Content, { samples }: Pick<Site, "samples">) =>
	samplesIn(content).map(({ file, data, lineOf }) =>
		(samples ? look : open)(`${data.name ?? `"${data.title}"`} is invented.`, `${file}:${lineOf(["sample"])}`),
	);

/** Amounts, percentages, counts with a plus, and durations, which clients may hold the agency to. */
const FIGURE = new RegExp(
	[
		String.raw`\$\d+(?:,\d{3})*(?:\.\d+)?(?:(?: (?:thousand|million|billion)|[kKMB])\b)?`,
		String.raw`\d[\d.]*(?:-\d+)?(?:\+|%)`,
		String.raw`\b\d{1,3}(?:\.\d+)?(?:-\d+)?(?:[ -](?:business )?(?:days?|weeks?|months?|years?|hours?|minutes?)\b|[hs]\b)`,
		String.raw`\b24/7\b`,
	].join("|"),
	"g",
);

/** Returns the figures confirmed by the owner. */
export function confirmedFigures(): readonly string[] {
	const schema = z.strictObject({ figures: z.array(z.string()).describe("Figures confirmed by the owner.") });
	return readEntry(CONFIRMED_FILE, schema, {}).data.figures;
}

/** Lists unconfirmed figures with every place they appear, and confirmed figures that no longer appear. */
export function checkClaims(confirmed: readonly string[]): LaunchFinding[] {
	const lines = linesWith(FIGURE, withoutProps);
	const figures = [...new Set(lines.flatMap(({ found }) => found))];
	const placesOf = (figure: string) => lines.filter(({ found }) => found.includes(figure)).map(({ place }) => place);
	return [
		...figures.filter((figure) => !confirmed.includes(figure)).map((figure) => open(`"${figure}" is not confirmed.`, ...placesOf(figure))),
		...confirmed
			.filter((figure) => !figures.includes(figure))
			.map((figure) => look(`"${figure}" no longer appears in the content.`, CONFIRMED_FILE)),
	];
}

/** Files whose text is on no page. */
const UNSHOWN = new RegExp(`^${CONTENT_DIR}/(confirmed\\.md|redirects\\.md|facts/)`);

/** Removes what drawings show, phrases to confirm (listed anyway), the marks of edited texts, and IDs of photos, which contain digits. Keeps every line. */
const withoutProps = (text: string) =>
	text
		.replace(/^(object|edits|stage|confirm):.*(\n([ #-].*)?)*?(?=\n\w|\n---)/gm, (block) => block.replace(/.+/g, ""))
		.replace(/photo-[\w-]+|==|~~|\+\+|__/g, "");

/** Returns the lines of the content that match a pattern. */
function linesWith(pattern: RegExp, prepare = (text: string) => text): { place: string; found: string[] }[] {
	const files = globSync(`${CONTENT_DIR}/**/*.md`).filter((file) => !UNSHOWN.test(file));
	return files.sort().flatMap((file) =>
		prepare(readFileSync(file, "utf8"))
			.split("\n")
			.map((text, index) => ({ place: `${file}:${index + 1}`, found: [...new Set(text.match(pattern) ?? [])] }))
			.filter(({ found }) => found.length > 0),
	);
}

/** Checks that the photo host has every listed photo. */
export async function checkPhotos({ photoHost }: Site, { photos }: Content, timeout?: number): Promise<LaunchFinding[]> {
	const hosted = photos.data.photos
		.map(({ id }, index) => ({ id, place: `${photos.file}:${photos.lineOf(["photos", index])}` }))
		.filter(({ id }) => !isPictureName(id));
	const urls = hosted.map(({ id }) => `${photoHost}/${id}?w=16`);
	const statuses = await fetchStatuses(urls, timeout);
	if (!statuses) return [look(`${photoHost} does not respond, so no photo was checked.`, photos.file)];
	return hosted.flatMap(({ id, place }, index) => {
		const status = statuses[index];
		if (status === undefined) return look(`${id}: ${photoHost} does not respond. Check it in a browser.`, place);
		return status < 400 ? [] : open(`${id}: ${photoHost} returns ${status}. Choose another photo.`, place);
	});
}

/** Lists policies for a lawyer to review. Those older than a year or dated in the future are open. */
export const checkPolicies = ({ policies }: Content, now: Date) =>
	policies.map(({ file, data: { title, lastUpdated } }) => {
		const days = daysSince(lastUpdated, now);
		if (days < 0) return open(`${title} is dated ${lastUpdated}, in the future.`, file);
		const what = `${title} is dated ${lastUpdated}. Have a lawyer review it`;
		return days > 365 ? open(`${what}, then set lastUpdated.`, file) : look(`${what}.`, file);
	});

/** A fact is listed this many days before it is due. */
const NOTICE = 30;

/** Lists facts due for review, the longest overdue first. */
export function checkDue(content: Pick<Content, "facts" | "pages">, now: Date): LaunchFinding[] {
	return content.facts
		.map((fact) => ({ fact, left: -daysSince(fact.data.reviewDue, now) }))
		.filter(({ left }) => left < NOTICE)
		.sort((one, other) => one.left - other.left)
		.map(({ fact, left }) => {
			const { data, file, lineOf } = fact;
			const { statement, source, reviewDue, crawlers } = data;
			const when = left > 0 ? `is due for review in ${left} days` : `was due for review on ${reviewDue}`;
			const pages = [...pagesWith(content, fact), ...(crawlers.length > 0 ? ["robots.txt"] : [])].join(", ");
			const what = `"${statement}" ${when}: ${source.publisher}, ${source.name}. On ${pages}.`;
			return (left > 0 ? look : open)(what, `${file}:${lineOf(["reviewDue"])}`);
		});
}

/** Lists phrases that the owner has not confirmed. */
export const checkUnconfirmed = (content: Content) =>
	entriesOf(content).flatMap(({ file, confirm, lineOf }) =>
		confirm.map((phrase, index) => open(`"${phrase}"`, `${file}:${lineOf(["confirm", index])}`)),
	);

/** Checks that every source is still online. Returns undefined if none answers. */
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
		return [open(`${url} returns ${status}. Find where the document moved, or remove the sentence.`, ...places)];
	return [look(`${url} ${status ? `returns ${status} to scripts` : "does not respond"}. Check it in a browser.`, ...places)];
}
