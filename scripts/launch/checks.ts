import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { adviceOn } from "../../model/checks/all.ts";
import { CONFIRMED_FILE } from "../../model/checks/files.ts";
import type { Content } from "../../model/load.ts";
import { CONTENT_DIR } from "../../model/reading/content-files.ts";
import { TO_WRITE } from "../../model/reading/left-to-write.ts";
import { isPictureName } from "../../model/reading/pictures.ts";
import { readEntry } from "../../model/reading/read-entry.ts";
import { samplesIn } from "../../model/site/invented.ts";
import type { Site } from "../../model/site/site.ts";
import { phoneDigits, SITE_FILE } from "../../model/site/site.ts";
import { htmlPath } from "../../shared/addresses.ts";
import { fetchStatuses } from "./fetch-statuses.ts";

/** Something to do before the site goes public. */
export interface LaunchFinding {
	topic: "settings" | "texts" | "samples" | "claims" | "to confirm" | "facts" | "photos" | "policies" | "bylines" | "security.txt" | "build";
	/** "open" must be resolved before the launch; "look" is worth a look. */
	level: "open" | "look";
	what: string;
	/** The file to open. */
	file: string;
	/** Every place, as file:line. */
	places?: string[];
}

const DAY = 24 * 60 * 60_000;

/** Settings that are still the template's. */
export function checkSettings(site: Site): LaunchFinding[] {
	const host = new URL(site.origin).hostname;
	const reserved = /(^|[.@])(example\.(com|net|org)|localhost|test|invalid|example)$/;
	const findings: [unless: boolean, what: string][] = [
		[site.name !== "Citewell", `The name is still the sample name, ${site.name}.`],
		[!reserved.test(host), `The origin ${site.origin} is a placeholder.`],
		[site.origin.startsWith("https:"), `The origin ${site.origin} is not https.`],
		[!reserved.test(site.email), `The email ${site.email} is a placeholder.`],
		// 555-0100 to 555-0199 are reserved for examples.
		[!/^1\d{3}55501\d\d$/.test(phoneDigits(site.phone)), `The phone ${site.phone} is a sample number.`],
		...[site.legalName, site.governingLaw, site.street, site.locality].map((value): [boolean, string] => [
			!/^Sample|\bSample\b/.test(value),
			`"${value}" is a sample.`,
		]),
		[!site.analytics?.startsWith("http:"), `Measurements would go unencrypted to ${site.analytics}.`],
	];
	return findings.filter(([unless]) => !unless).map(([, what]) => ({ topic: "settings", level: "open", what, file: SITE_FILE }));
}

/** Placeholder texts of npm run new, and drafts. */
export function checkTexts(content: Content): LaunchFinding[] {
	const left = linesWith(new RegExp(TO_WRITE)).map(
		({ file, place }): LaunchFinding => ({ topic: "texts", level: "open", what: `Still says "${TO_WRITE}"`, file, places: [place] }),
	);
	const { services, industries, caseStudies, posts, testimonials } = content;
	const drafts = [...services, ...industries, ...caseStudies, ...posts, ...testimonials].filter(({ data }) => data.draft);
	return [...left, ...drafts.map(({ file }): LaunchFinding => ({ topic: "texts", level: "look", what: "A draft, so not part of the build.", file }))];
}

/** Warnings of check:content. */
export function checkAdvice(content: Content): LaunchFinding[] {
	return adviceOn(content).map(({ file, line, field, found, expected }) => ({
		topic: "texts",
		level: "look",
		what: `${field}: found ${found}; expected ${expected}`,
		file,
		...(line !== undefined && { places: [`${file}:${line}`] }),
	}));
}

/** Entries marked `sample: true`. */
export function listSamples(content: Content): LaunchFinding[] {
	return samplesIn(content).map(({ file, data, lineOf }) => ({
		topic: "samples",
		level: "open",
		what: `${data.name ?? `"${data.title}"`} is invented.`,
		file,
		places: [`${file}:${lineOf(["sample"])}`],
	}));
}

/** Amounts, percentages, counts with a plus, and durations: what clients may hold the agency to. */
const FIGURE = new RegExp(
	[
		String.raw`\$\d+(?:,\d{3})*(?:\.\d+)?(?:(?: (?:thousand|million|billion)|[kKMB])\b)?`,
		String.raw`\d[\d.]*(?:-\d+)?(?:\+|%)`,
		String.raw`\b\d{1,3}(?:\.\d+)?(?:-\d+)?(?:[ -](?:business )?(?:days?|weeks?|months?|years?|hours?|minutes?)\b|[hs]\b)`,
		String.raw`\b24/7\b`,
	].join("|"),
	"g",
);

/** The figures that the owner has confirmed. */
export function confirmedFigures(): readonly string[] {
	const schema = z.strictObject({ figures: z.array(z.string()).describe("Figures that the owner has checked.") });
	return readEntry(CONFIRMED_FILE, schema, {}).data.figures;
}

/** Unconfirmed figures with every place they appear, and confirmed ones that no longer appear. */
export function checkClaims(confirmed: readonly string[]): LaunchFinding[] {
	const places = new Map<string, string[]>();
	for (const { place, found } of linesWith(FIGURE)) {
		for (const figure of found) places.set(figure, [...(places.get(figure) ?? []), place]);
	}
	const open = [...places].filter(([figure]) => !confirmed.includes(figure));
	const gone = confirmed.filter((figure) => !places.has(figure));
	return [
		...open.map(([figure, at]): LaunchFinding => {
			const file = at[0]?.replace(/:\d+$/, "") ?? CONFIRMED_FILE;
			return { topic: "claims", level: "open", what: `"${figure}" is not confirmed.`, file, places: at };
		}),
		...gone.map(
			(figure): LaunchFinding => ({ topic: "claims", level: "look", what: `"${figure}" no longer appears in the content.`, file: CONFIRMED_FILE }),
		),
	];
}

/** Every line of the content. */
function contentLines() {
	return globSync(`${CONTENT_DIR}/**/*.md`)
		.sort()
		.flatMap((file) =>
			readFileSync(file, "utf8")
				.split("\n")
				.map((text, index) => ({ file, place: `${file}:${index + 1}`, text })),
		);
}

/** Files whose words appear on no page. */
const UNSHOWN = new RegExp(`^${CONTENT_DIR}/(confirmed\\.md|redirects\\.md|facts/)`);

/** The lines of the content that hold a pattern. */
function linesWith(pattern: RegExp) {
	return contentLines().flatMap(({ file, place, text }) => {
		// A photo's id says nothing to a reader.
		const found = UNSHOWN.test(file) ? [] : [...new Set(text.replace(/photo-[\w-]+/g, "").match(pattern) ?? [])];
		return found.length > 0 ? [{ file, place, found }] : [];
	});
}

/** The host's photos and where they are used. An owner's file may have a photo's name with an ending. */
export function photosInUse({ photos }: Content): { id: string; places: string[] }[] {
	const lines = contentLines().filter(({ file }) => file !== photos.file);
	return photos.data.photos
		.filter(({ id }) => !isPictureName(id))
		.map(({ id }) => {
			const isNamed = new RegExp(`${id.replaceAll(".", "\\.")}(?!\\.\\w)`);
			return { id, places: lines.filter(({ text }) => isNamed.test(text)).map(({ place }) => place) };
		})
		.filter(({ places }) => places.length > 0);
}

/** Whether the photo host has every photo that a page shows. */
export async function checkPhotos({ photoHost }: Site, content: Content, timeout?: number): Promise<LaunchFinding[]> {
	const used = photosInUse(content);
	const { file } = content.photos;
	const statuses = await fetchStatuses(
		used.map(({ id }) => `${photoHost}/${id}?w=16`),
		timeout,
	);
	if (!statuses) return [{ topic: "photos", level: "look", what: `${photoHost} does not answer, so no photo was checked.`, file }];
	return used.flatMap(({ id, places }, index): LaunchFinding[] => {
		const status = statuses[index];
		if (status === undefined)
			return [{ topic: "photos", level: "look", what: `${id}: ${photoHost} does not answer. Open it yourself.`, file, places }];
		return status < 400
			? []
			: [{ topic: "photos", level: "open", what: `${id}: ${photoHost} answers ${status}. Choose another photo.`, file, places }];
	});
}

/** Articles without author, reviewer or date, and posts older than a year. */
export function checkBylines({ services, industries, caseStudies, posts }: Content, now: Date): LaunchFinding[] {
	const lacking = [...services, ...industries, ...caseStudies].flatMap(({ file, data }): LaunchFinding[] => {
		const missing = (["author", "reviewer", "updated"] as const).filter((field) => data[field] === undefined);
		return missing.length > 0 ? [{ topic: "bylines", level: "look", what: `"${data.title}" has no ${missing.join(", no ")}.`, file }] : [];
	});
	const old = posts.flatMap(({ file, data }): LaunchFinding[] => {
		const day = data.updated ?? data.date;
		const days = Math.floor((now.getTime() - Date.parse(day)) / DAY);
		return days > 365
			? [
					{
						topic: "bylines",
						level: "look",
						what: `"${data.title}" is from ${day}, ${days} days ago. Review it and set updated, or remove it.`,
						file,
					},
				]
			: [];
	});
	return [...lacking, ...old];
}

/** Policies older than a year, or dated in the future. */
export function checkPolicies({ policies }: Content, now: Date): LaunchFinding[] {
	return policies.map(({ file, data }): LaunchFinding => {
		const days = Math.floor((now.getTime() - Date.parse(data.lastUpdated)) / DAY);
		const what = `${data.title} is dated ${data.lastUpdated}`;
		if (days < 0) return { topic: "policies", level: "open", what: `${what}, in the future.`, file };
		if (days > 365)
			return { topic: "policies", level: "open", what: `${what}, ${days} days ago. Have a lawyer review it, then set lastUpdated.`, file };
		return { topic: "policies", level: "look", what: `${what}. Have a lawyer review it.`, file };
	});
}

/** security.txt must be valid for another month. */
export function checkSecurityText(client: string, now: Date): LaunchFinding[] {
	const file = join(client, ".well-known/security.txt");
	const [, expires = ""] = /^Expires: *(.+)$/m.exec(existsSync(file) ? readFileSync(file, "utf8") : "") ?? [];
	const days = Math.floor((Date.parse(expires) - now.getTime()) / DAY);
	if (days >= 30) return [];
	const expiry = Number.isNaN(days)
		? "It is missing or has no expiry date"
		: `It ${days < 0 ? `expired ${-days} days ago` : `expires in ${days} days`}`;
	return [{ topic: "security.txt", level: "open", what: `${expiry}. Build again.`, file }];
}

/** Whether the build has every page of the content. */
export function checkBuild(client: string, { pages }: Content): LaunchFinding[] {
	const missing = pages.find(({ path }) => !existsSync(join(client, htmlPath(path))));
	if (!missing) return [];
	return [{ topic: "build", level: "open", what: `${missing.path} is missing from the build. Run npm run build.`, file: client }];
}
