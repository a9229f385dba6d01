import { existsSync } from "node:fs";
import { z } from "zod";
import { hasCome, line } from "../fields/text.ts";
import { CRAWLER_PURPOSES } from "../kinds/fact.ts";
import { CONTENT_DIR } from "../reading/content-files.ts";
import { ContentError } from "../reading/problem.ts";
import type { Placeholders } from "../reading/read-entry.ts";
import { readEntry } from "../reading/read-entry.ts";
import { toProblems } from "../reading/schema-mistakes.ts";
import { readVariables } from "./environment.ts";

/** The settings, and their file before version 1.1. */
export const SITE_FILE = `${CONTENT_DIR}/site.md`;
export const FORMER_SITE_FILE = "site.config.ts";

const isHttp = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

const origin = z
	.string()
	.refine(
		(text) => isHttp(text) && new URL(text).origin === text,
		"an origin such as https://www.example.com, without a path or trailing slash",
	);

const countryNames = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** Countries with an article: the United States, the Netherlands, the Dominican Republic. */
const WITH_ARTICLE = /^(United |Netherlands$|Philippines$|Bahamas$|Gambia$|Maldives$|.* (Republic|Islands)$).*/;

/** Returns whether a code is canonical: GB, not UK. */
function isCountry(code: string): boolean {
	return /^[A-Z]{2}$/.test(code) && new Intl.Locale(`und-${code}`).region === code && countryNames.of(code) !== undefined;
}

/** The settings. A variable can override each, so values are texts, lists of words, or booleans. */
export const siteSchema = z.strictObject({
	name: line.max(24, "at most 24 characters").describe("The agency's name."),
	origin: origin.describe("Where the site is published; canonical links, sitemap and share images use it."),
	email: z.email("an email address such as hello@example.com").describe("The email address for visitors."),
	phone: z
		.string()
		.regex(/^\+[1-9](?=(\D*\d){6,14}$)\d*([ -]\d+)*$/, "a number of 7 to 15 digits with country code, such as +1 202 555 0143")
		.describe("The WhatsApp number."),
	photoHost: origin.describe("Where stock photos are fetched from."),
	analytics: z
		.string()
		.refine((text) => text === "" || isHttp(text), "a URL such as https://stats.example.com/collect, or nothing for no analytics")
		.optional()
		.describe("URL that receives measurements (docs/configuration.md). Without one, nothing is measured or sent."),
	legalName: line.describe("The company's registered name, which the policies use."),
	street: line.describe("Street and number of the company."),
	locality: line.describe("Town or city of the company."),
	region: z.string().default("").describe("State or province; leave it out where addresses have none."),
	postalCode: z.string().default("").describe("Postal code; leave it out where addresses have none."),
	country: z.string().refine(isCountry, "a country's two letters such as US or GB").describe("Country of the company, in two letters."),
	governingLaw: line.describe("The law that governs the terms, as in: the law of {governingLaw}."),
	founded: z
		.string()
		.regex(/^\d{4}(-\d{2}-\d{2})?$/, { error: "a year such as 2019 or a date such as 2019-03-15", abort: true })
		.refine(hasCome, "a year or date in the past, after 1800")
		.optional()
		.describe("Year or date of the company's founding."),
	profiles: z
		.array(z.url({ protocol: /^https$/, error: "a URL that begins with https://" }))
		.default([])
		.describe("The company's profiles elsewhere, for structured data; no page links to them. A variable separates them with spaces."),
	closedTo: z
		.array(z.enum(CRAWLER_PURPOSES))
		.default([])
		.describe("AI crawlers that robots.txt disallows, by purpose: search, user, training (docs/configuration.md)."),
	indexnowKey: z
		.string()
		.regex(/^$|^[A-Za-z0-9-]{8,128}$/, "8 to 128 letters, digits and hyphens, or nothing")
		.default("")
		.describe("Your own key for IndexNow; `npm run indexnow` then tells search engines which pages changed."),
	samples: z.boolean().default(false).describe("true lets a build for a real origin show sample people, quotes and cases."),
	upstream: line.optional().describe("Git URL of the template, from which `npm run upgrade` fetches versions."),
});

export type Site = z.output<typeof siteSchema>;

/** The variable that overrides a key of content/site.md: SITE_PHOTO_HOST for photoHost. */
export const variableOf = (key: string) => `SITE_${key.replace(/[A-Z]/g, "_$&").toUpperCase()}`;

/**
 * Reads content/site.md with the overrides of .env and the environment.
 *
 * @throws {ContentError} with file, line, field, found and expected for each mistake.
 */
export function readSite(): Site {
	if (!existsSync(SITE_FILE) && existsSync(FORMER_SITE_FILE)) {
		const expected = `the values of ${FORMER_SITE_FILE}; run \`npm run upgrade\` to move them there`;
		throw new ContentError([{ file: SITE_FILE, field: "(all)", found: "no such file", expected }]);
	}
	const { data } = readEntry(SITE_FILE, siteSchema, {});
	const { variables, problems } = readVariables(Object.keys(siteSchema.shape).map(variableOf));
	const overrides = Object.keys(siteSchema.shape).flatMap((key): [string, unknown][] => {
		const variable = variables.get(variableOf(key));
		return variable ? [[key, converted(data, key, variable.text)]] : [];
	});
	const values = { ...data, ...Object.fromEntries(overrides) };
	const result = siteSchema.safeParse(values);
	if (result.success && problems.length === 0) return result.data;
	const wrong = toProblems(result.error?.issues ?? [], values, siteSchema).map(({ path: [key], message }) => {
		const field = variableOf(String(key));
		const { file = SITE_FILE, line } = variables.get(field) ?? {};
		return { ...message, file, line, field };
	});
	throw new ContentError([...problems, ...wrong]);
}

/** Converts a variable to the type of the setting: a list of words, a boolean, or text. */
function converted(data: Record<string, unknown>, key: string, text: string): unknown {
	if (Array.isArray(data[key])) return text.split(/[\s,]+/).filter(Boolean);
	return typeof data[key] === "boolean" && /^(true|false)$/.test(text) ? text === "true" : text;
}

/** Returns the texts of {email}, {address} and the other placeholders. */
export function placeholdersOf(site: Site): Placeholders {
	const { name, email, phone, legalName, street, locality, region, postalCode, governingLaw, founded = "", profiles } = site;
	const place = [region, postalCode].filter(Boolean).join(" ");
	return {
		siteName: name,
		email,
		phone,
		legalName,
		address: [street, locality, place, countryName(site)].filter(Boolean).join(", "),
		country: countryName(site).replace(WITH_ARTICLE, "the $&"),
		governingLaw,
		founded,
		profiles: profiles.map(profileName).join(", "),
	};
}

/** Returns a profile's URL as text, since pages don't link to other sites: linkedin.com/company/your-agency. */
export function profileName(url: string): string {
	return url.replace(/^https:\/\/(www\.)?|\/$/g, "");
}

/** Returns the name of the company's country. */
export function countryName({ country }: Pick<Site, "country">): string {
	return countryNames.of(country) ?? country;
}

/** Returns the digits of a phone number, for wa.me. */
export function phoneDigits(phone: string): string {
	return phone.replace(/\D/g, "");
}
