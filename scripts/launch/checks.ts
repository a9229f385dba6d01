import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { adviceOn } from "../../model/checks/all.ts";
import { CONFIRMED_FILE } from "../../model/checks/unread.ts";
import { CONTENT_DIR } from "../../model/content-files.ts";
import type { Content } from "../../model/load.ts";
import { isPictureName } from "../../model/pictures.ts";
import { samplesIn } from "../../model/samples.ts";
import type { Site } from "../../model/site-config.ts";
import { phoneDigits } from "../../model/site-config.ts";
import { readEntry } from "../../model/source.ts";
import { TO_WRITE } from "../../model/unwritten.ts";
import { htmlPath } from "../../shared/addresses.ts";

/** Something between this copy and the public. */
export interface LaunchFinding {
	topic: "settings" | "texts" | "samples" | "claims" | "to confirm" | "facts" | "photos" | "policies" | "bylines" | "security.txt" | "build";
	/** open keeps the site from being launched; look wants an eye and does not count. */
	level: "open" | "look";
	what: string;
	/** The file to open. */
	file: string;
	/** Every place in it or elsewhere, as file:line. */
	places?: string[];
}

const SETTINGS = "site.config.ts";
const DAY = 24 * 60 * 60_000;

/** Settings that still belong to nobody. */
export function checkSettings(site: Site): LaunchFinding[] {
	const host = new URL(site.origin).hostname;
	const reserved = /(^|[.@])(example\.(com|net|org)|localhost|test|invalid|example)$/;
	const findings: [unless: boolean, what: string][] = [
		[site.name !== "Citewell", `The name is still the sample name, ${site.name}.`],
		[!reserved.test(host), `The origin ${site.origin} is nobody's address.`],
		[site.origin.startsWith("https:"), `The origin ${site.origin} is not https.`],
		[!reserved.test(site.email), `The e-mail ${site.email} reaches nobody.`],
		// The numbers that North America keeps for examples: 555-0100 to 555-0199.
		[!/^1\d{3}55501\d\d$/.test(phoneDigits(site.phone)), `The phone ${site.phone} is a sample number.`],
		...[site.legalName, site.governingLaw, ...Object.values(site.address)].map((value): [boolean, string] => [
			!/^Sample|\bSample\b/.test(value),
			`"${value}" is a sample.`,
		]),
		[!site.analytics?.startsWith("http:"), `Measurements would go unencrypted to ${site.analytics}.`],
	];
	return findings.filter(([unless]) => !unless).map(([, what]) => ({ topic: "settings", level: "open", what, file: SETTINGS }));
}

/** Texts that npm run new left to write, and drafts. */
export function checkTexts(content: Content): LaunchFinding[] {
	const left = linesWith(new RegExp(TO_WRITE)).map(
		({ file, place }): LaunchFinding => ({ topic: "texts", level: "open", what: `Still says "${TO_WRITE}"`, file, places: [place] }),
	);
	const { services, industries, caseStudies, posts, testimonials } = content;
	const drafts = [...services, ...industries, ...caseStudies, ...posts, ...testimonials].filter(({ data }) => data.draft);
	return [...left, ...drafts.map(({ file }): LaunchFinding => ({ topic: "texts", level: "look", what: "A draft: not part of the build.", file }))];
}

/** What check:content says beside the mistakes. */
export function checkAdvice(content: Content): LaunchFinding[] {
	return adviceOn(content).map(({ file, line, field, found, allowed }) => ({
		topic: "texts",
		level: "look",
		what: `${field}: found ${found}; allowed: ${allowed}`,
		file,
		...(line !== undefined && { places: [`${file}:${line}`] }),
	}));
}

/** People, companies and cases that were invented. */
export function listSamples(content: Content): LaunchFinding[] {
	return samplesIn(content).map(({ file, data, lineOf }) => ({
		topic: "samples",
		level: "open",
		what: `${data.name ?? `"${data.title}"`} is invented.`,
		file,
		places: [`${file}:${lineOf(["sample"])}`],
	}));
}

/** Amounts, percentages, counts with a plus, and times: what a reader may hold the agency to. */
const FIGURE = new RegExp(
	[
		String.raw`\$\d+(?:,\d{3})*(?:\.\d+)?(?:(?: (?:thousand|million|billion)|[kKMB])\b)?`,
		String.raw`\d[\d.]*(?:-\d+)?(?:\+|%)`,
		String.raw`\b\d{1,3}(?:\.\d+)?(?:-\d+)?(?:[ -](?:business )?(?:days?|weeks?|months?|years?|hours?|minutes?)\b|[hs]\b)`,
		String.raw`\b24/7\b`,
	].join("|"),
	"g",
);

/** The figures that somebody has confirmed. */
export function confirmedFigures(): readonly string[] {
	const schema = z.strictObject({ figures: z.array(z.string()).describe("Figures that somebody has checked.") });
	return readEntry(CONFIRMED_FILE, schema, {}).data.figures;
}

/** Every figure of the content that nobody has confirmed, with each place where it stands. */
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
			return { topic: "claims", level: "open", what: `${figure} is confirmed by nobody.`, file, places: at };
		}),
		...gone.map((figure): LaunchFinding => ({ topic: "claims", level: "look", what: `${figure} stands nowhere any more.`, file: CONFIRMED_FILE })),
	];
}

/** Every line of the content, with its place as file:line. */
function contentLines() {
	return globSync(`${CONTENT_DIR}/**/*.md`)
		.sort()
		.flatMap((file) =>
			readFileSync(file, "utf8")
				.split("\n")
				.map((text, index) => ({ file, place: `${file}:${index + 1}`, text })),
		);
}

/** Files whose words no page shows. */
const UNSHOWN = new RegExp(`^${CONTENT_DIR}/(confirmed\\.md|redirects\\.md|facts/)`);

/** The lines of the content that hold a pattern. */
function linesWith(pattern: RegExp) {
	return contentLines().flatMap(({ file, place, text }) => {
		// A photo's id says nothing to a reader.
		const found = UNSHOWN.test(file) ? [] : [...new Set(text.replace(/photo-[\w-]+/g, "").match(pattern) ?? [])];
		return found.length > 0 ? [{ file, place, found }] : [];
	});
}

/** Where each photo is used. One that was taken over from the host may be called as it was there, with the ending of its file. */
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

interface PhotoCheck {
	/** Asks the host; false says only where each photo is used. */
	network: boolean;
	/** How long the host has to answer, in milliseconds. */
	timeout?: number;
}

/** Whether the photo host has each photo that a page shows. */
export async function checkPhotos(site: Site, content: Content, { network, timeout = 5000 }: PhotoCheck): Promise<LaunchFinding[]> {
	const findings: LaunchFinding[] = [];
	let silent = false;
	for (const { id, places } of photosInUse(content)) {
		const report = (level: LaunchFinding["level"], what: string) =>
			findings.push({ topic: "photos", level, what: `${id}: ${what}`, file: content.photos.file, places });
		if (!network || silent) {
			report("look", network ? "not asked, the host did not answer." : "in use, not asked for (--offline).");
		} else {
			try {
				const { status, ok } = await fetch(`${site.photoHost}/${id}?w=16`, { method: "HEAD", signal: AbortSignal.timeout(timeout) });
				if (!ok) report("open", `${site.photoHost} answers ${status}. Choose another photo.`);
			} catch {
				silent = true;
				report("look", `${site.photoHost} does not answer from here.`);
			}
		}
	}
	return findings;
}

/** Articles without author, reviewer or date, and posts that nobody has touched for a year. */
export function checkBylines({ services, industries, caseStudies, posts }: Content, now: Date): LaunchFinding[] {
	const lacking = [...services, ...industries, ...caseStudies].flatMap(({ file, data }): LaunchFinding[] => {
		const missing = (["author", "reviewer", "updated"] as const).filter((field) => data[field] === undefined);
		return missing.length > 0 ? [{ topic: "bylines", level: "look", what: `“${data.title}” says no ${missing.join(", no ")}.`, file }] : [];
	});
	const old = posts.flatMap(({ file, data }): LaunchFinding[] => {
		const day = data.updated ?? data.date;
		const days = Math.floor((now.getTime() - Date.parse(day)) / DAY);
		return days > 365
			? [
					{
						topic: "bylines",
						level: "look",
						what: `“${data.title}” is of ${day}, ${days} days old. Look through it and set updated, or take it down.`,
						file,
					},
				]
			: [];
	});
	return [...lacking, ...old];
}

/** Policies that nobody has read for a year, or that are dated tomorrow. */
export function checkPolicies({ policies }: Content, now: Date): LaunchFinding[] {
	return policies.map(({ file, data }): LaunchFinding => {
		const days = Math.floor((now.getTime() - Date.parse(data.lastUpdated)) / DAY);
		const what = `${data.title} is dated ${data.lastUpdated}`;
		if (days < 0) return { topic: "policies", level: "open", what: `${what}, which is to come.`, file };
		if (days > 365) return { topic: "policies", level: "open", what: `${what}, ${days} days ago. Have it read, then set lastUpdated.`, file };
		return { topic: "policies", level: "look", what: `${what}. Have it read by somebody who knows the law.`, file };
	});
}

/** The address for reports of security holes: good for another month. */
export function checkSecurityText(client: string, now: Date): LaunchFinding[] {
	const file = join(client, ".well-known/security.txt");
	const [, expires = ""] = /^Expires: *(.+)$/m.exec(existsSync(file) ? readFileSync(file, "utf8") : "") ?? [];
	const days = Math.floor((Date.parse(expires) - now.getTime()) / DAY);
	if (days >= 30) return [];
	const expiry = Number.isNaN(days) ? "Has no date of expiry, or is not there" : `Expires ${days < 0 ? `${-days} days ago` : `in ${days} days`}`;
	return [{ topic: "security.txt", level: "open", what: `${expiry}. Build again.`, file }];
}

/** A build that is older than the content. */
export function checkBuild(client: string, { pages }: Content): LaunchFinding[] {
	const missing = pages.find(({ path }) => !existsSync(join(client, htmlPath(path))));
	if (!missing) return [];
	return [{ topic: "build", level: "open", what: `The build is older than the content, ${missing.path} is not in it: npm run build`, file: client }];
}
