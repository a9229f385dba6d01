import { existsSync } from "node:fs";
import { z } from "zod";
import { pagesWith } from "../../model/checks/facts.ts";
import { CONFIRMED_FILE } from "../../model/checks/files.ts";
import { checkUnfinished, placedTexts } from "../../model/checks/texts.ts";
import { type Content, draftFiles, entriesOf } from "../../model/content.ts";
import { adviceOn } from "../../model/load.ts";
import { isPictureName } from "../../model/reading/pictures.ts";
import { type Entry, readEntry } from "../../model/reading/read-entry.ts";
import { DARK_LOGO_FILE, LOGO_FILE } from "../../model/site/logo.ts";
import { samplesIn } from "../../model/site/sample-entries.ts";
import { SITE_FILE, type Site } from "../../model/site/site.ts";
import { plainText } from "../../shared/plain-text.ts";

/** A problem to fix, or something to check, before the site goes public. */
export interface LaunchFinding {
	/** "open" blocks the launch; "look" is worth checking. */
	level: "open" | "look";
	what: string;
	/** Where to fix the problem, as file or file:line, with the best place first. */
	places: readonly string[];
}

const open = (what: string, ...places: readonly string[]): LaunchFinding => ({ level: "open", what, places });
const look = (what: string, ...places: readonly string[]): LaunchFinding => ({ level: "look", what, places });
const NO_DARK_LOGO = `${DARK_LOGO_FILE} is missing, so the dark theme shows this logo. Check that it is visible there, or add the file.`;

/** Returns the file and line of an entry's field. */
const placeOf = ({ file, lineOf }: Pick<Entry<unknown>, "file" | "lineOf">, ...path: PropertyKey[]) => `${file}:${lineOf(path)}`;

const daysBetween = (day: string, now: Date) => Math.floor((now.getTime() - Date.parse(day)) / (24 * 60 * 60_000));

/** Matches sample values: the template's name, "Sample", only zeros, and reserved domains and phone numbers (555-0100 to 555-0199). */
const SAMPLE =
	/^Citewell$|\bSample(town)?\b|^0+$|(^|[.@/])(example\.(com|net|org)|localhost|test|invalid|example)(:\d+)?$|^\+1\D?\d{3}\D?555\D?01\d\d$/;

/** Lists settings with sample values, and URLs that don't use HTTPS. */
export function checkSettings({ analytics = "", ...site }: Site) {
	const { name, origin, email, phone, legalName, street, locality, postalCode, governingLaw } = site;
	const samples = [name, origin, email, phone, legalName, street, locality, postalCode, governingLaw].filter((value) => SAMPLE.test(value));
	return [
		...samples.map((value) => open(`"${value}" is a sample value.`, SITE_FILE)),
		...[origin, analytics].filter((url) => url.startsWith("http:")).map((url) => open(`${url} doesn't use HTTPS.`, SITE_FILE)),
	];
}

/** Lists unfinished text, a logo without a dark version, drafts, and the warnings of `npm run check:content`. */
export function checkTexts(content: Content, withDrafts: Content): LaunchFinding[] {
	return [
		...checkUnfinished(withDrafts).map(({ file, line, found }) => open(`Not written yet: ${found}`, `${file}:${line}`)),
		...(existsSync(LOGO_FILE) && !existsSync(DARK_LOGO_FILE) ? [look(NO_DARK_LOGO, LOGO_FILE)] : []),
		...draftFiles().map((file) => look("This draft is not published. Once it is finished, set draft: false.", file)),
		...adviceOn(content).map(({ file, field, found, expected }) => look(`${field}: found ${found}; expected ${expected}`, file)),
	];
}

/** Lists entries marked `sample: true`. They are open unless the setting `samples` allows publishing them. */
export const listSamples = (content: Content, { samples }: Pick<Site, "samples">) =>
	samplesIn(content).map((entry) =>
		(samples ? look : open)(`${entry.data.name ?? `"${entry.data.title}"`} is a sample.`, placeOf(entry, "sample")),
	);

/** Matches figures that clients may hold the agency to: amounts, percentages, counts with a plus, durations, and 24/7. */
const FIGURE = new RegExp(
	[
		String.raw`\$\d+(?:,\d{3})*(?:\.\d+)?(?:(?: (?:thousand|million|billion)|[kKMB])\b)?`,
		String.raw`\d[\d.]*(?:-\d+)?(?:\+|%)`,
		String.raw`\b\d{1,3}(?:\.\d+)?(?:-\d+)?(?:[ -](?:business )?(?:days?|weeks?|months?|years?|hours?|minutes?)\b|[hs]\b)`,
		String.raw`\b24/7\b`,
	].join("|"),
	"g",
);

/** Returns the figures that the owner has listed in content/confirmed.md. */
export const confirmedFigures = () => readEntry(CONFIRMED_FILE, z.strictObject({ figures: z.array(z.string()) }), {}).data.figures;

/** Lists unconfirmed figures with their places outside facts and illustrations, and confirmed figures that no longer appear. */
export function checkClaims(content: Content, confirmed: readonly string[]): LaunchFinding[] {
	const claims = entriesOf(content)
		.filter(({ file }) => !content.facts.some((fact) => fact.file === file))
		.flatMap((entry) =>
			placedTexts(entry)
				.filter(({ field }) => !/^(object|drawing|edits|stage)\b|\.sample\b/.test(field))
				.flatMap(({ text, line }) =>
					[...new Set(plainText(text).match(FIGURE))].map((figure) => ({ figure, place: `${entry.file}:${line}` })),
				),
		);
	const figures = Map.groupBy(claims, ({ figure }) => figure);
	const unconfirmed = [...figures].filter(([figure]) => !confirmed.includes(figure));
	const gone = confirmed.filter((figure) => !figures.has(figure));
	return [
		...unconfirmed.map(([figure, of]) => open(`"${figure}" is not confirmed.`, ...new Set(of.map(({ place }) => place)))),
		...gone.map((figure) => look(`"${figure}" no longer appears in the content.`, CONFIRMED_FILE)),
	];
}

/** Lists policies for a lawyer to review. Those older than a year are open. */
export const checkPolicies = ({ policies }: Content, now: Date) =>
	policies.map(({ file, data: { title, lastUpdated } }) => {
		const what = `${title} is dated ${lastUpdated}. Have a lawyer review it`;
		return daysBetween(lastUpdated, now) > 365 ? open(`${what}, then set lastUpdated.`, file) : look(`${what}.`, file);
	});

/** Lists facts that are overdue or due for review within 30 days, most overdue first. */
export function checkDue(content: Pick<Content, "facts" | "pages">, now: Date): LaunchFinding[] {
	return content.facts
		.map((fact) => ({ fact, left: -daysBetween(fact.data.reviewDue, now) }))
		.filter(({ left }) => left < 30)
		.sort((one, other) => one.left - other.left)
		.map(({ fact, left }) => {
			const { statement, source, reviewDue, crawlers } = fact.data;
			const pages = [...pagesWith(content, fact), ...(crawlers.length > 0 ? ["robots.txt"] : [])].join(", ");
			const what = `"${statement}" is due for review on ${reviewDue}: ${source.publisher}, ${source.name}. Used on ${pages || "no page"}.`;
			return (left > 0 ? look : open)(what, placeOf(fact, "reviewDue"));
		});
}

/** Lists phrases under `confirm:`, which the owner has not confirmed yet. */
export const checkUnconfirmed = (content: Content) =>
	entriesOf(content).flatMap((entry) => entry.confirm.map((phrase, index) => open(`"${phrase}"`, placeOf(entry, "confirm", index))));

/** Lists stock photos whose URLs return an error or don't respond. `timeout` is in milliseconds. */
export function checkPhotos({ photoHost }: Site, { photos }: Content, timeout?: number): Promise<LaunchFinding[]> {
	const targets = photos.data.photos.flatMap(({ id }, index) =>
		isPictureName(id) ? [] : [{ url: `${photoHost}/${id}?w=16`, place: placeOf(photos, "photos", index) }],
	);
	return checkUrls(targets, "Choose another photo.", timeout);
}

/** Lists sources whose URLs return an error or don't respond. `timeout` is in milliseconds. */
export function checkSources(facts: Content["facts"], timeout?: number): Promise<LaunchFinding[]> {
	const targets = facts.map((fact) => ({ url: fact.data.source.url, place: placeOf(fact, "source", "url") }));
	const fix = "Update the URL if the source moved. Otherwise, remove the statement from every page that makes it, then delete this fact.";
	return checkUrls(targets, fix, timeout);
}

/** Requests URLs and lists those that fail. If none respond, reports one outage instead. */
async function checkUrls(targets: readonly { url: string; place: string }[], fix: string, timeout = 8_000): Promise<LaunchFinding[]> {
	const statusOf = async (url: string) => {
		const { status, body } = await fetch(url, { signal: AbortSignal.timeout(timeout) });
		await body?.cancel();
		return status;
	};
	const placesByUrl = Map.groupBy(targets, ({ url }) => url);
	const answers = await Promise.all([...placesByUrl].map(async ([url, of]) => ({ url, of, status: await statusOf(url).catch(() => 0) })));
	const outage = `No response from any URL (${answers.length} tried), so none were checked. Try again, or use --offline.`;
	if (answers.length > 0 && answers.every(({ status }) => status === 0)) return [open(outage, targets[0]?.place ?? "")];
	return answers.flatMap(({ url, of, status }) => {
		const places = of.map(({ place }) => place);
		if (status > 0 && status < 400) return [];
		if (status === 404 || status === 410) return open(`${url} returns ${status}. ${fix}`, ...places);
		return look(`${url} ${status ? `returns ${status} to scripts` : "does not respond"}. Check it in a browser.`, ...places);
	});
}
