import { existsSync } from "node:fs";
import { z } from "zod";
import { CRAWLER_PURPOSES } from "./fact.ts";
import type { Problem } from "./problem.ts";
import { ContentError } from "./problem.ts";
import { readText } from "./read-text.ts";
import { readEnvironment } from "./site-environment.ts";
import type { Placeholders } from "./source.ts";
import { toProblems } from "./source.ts";
import { hasCome, line } from "./text.ts";

/** The file that says whose site it is. */
export const SITE_FILE = "site.config.ts";

const origin = z
	.string()
	.refine(
		(text) => URL.canParse(text) && new URL(text).origin === text && /^https?:/.test(text),
		"an origin such as https://www.example.com, without path or slash at its end",
	);

const analytics = z
	.string()
	.refine(
		(text) => text === "" || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)),
		"an address such as https://stats.example.com/collect, or nothing for no analytics",
	);

const countryNames = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** Names of countries that a sentence gives an article: the United States, the Netherlands, the Dominican Republic. */
const WITH_ARTICLE = /^(United |Netherlands$|Philippines$|Bahamas$|Gambia$|Maldives$|.* (Republic|Islands)$).*/;

/** Whether it is the code of a country and no other word for one, such as UK for GB. */
function isCountry(code: string): boolean {
	return /^[A-Z]{2}$/.test(code) && new Intl.Locale(`und-${code}`).region === code && countryNames.of(code) !== undefined;
}

const addressSchema = z.strictObject({
	street: line.describe("Street and number."),
	locality: line.describe("Town or city."),
	region: z.string().default("").describe("State or province; left out where addresses have none."),
	postalCode: z.string().default("").describe("Postal code; left out where addresses have none."),
});

/** Whose site it is. */
const siteSchema = z.strictObject({
	name: line.max(24, "at most 24 characters").describe("The agency's name."),
	origin: origin.describe("Where the site is published."),
	email: z.email("an e-mail address such as hello@example.com").describe("Where visitors write to."),
	phone: z
		.string()
		.regex(/^\+[1-9]\d*([ -]\d+)*$/, "a number with country code, such as +1 202 555 0143")
		.refine((text) => /^\d{7,15}$/.test(text.replace(/\D/g, "")), "a number of 7 to 15 digits with country code, such as +1 202 555 0143")
		.describe("The WhatsApp number."),
	photoHost: origin.describe("Where stock photos are fetched."),
	analytics: analytics.optional().describe("Where measurements are sent (docs/make-it-yours.md); left out or empty: nothing is measured or sent."),
	legalName: line.describe("The company as its register names it; policies are made with it."),
	address: addressSchema.describe("The company's postal address."),
	country: z.string().refine(isCountry, "a country's two letters such as US or GB").describe("The country of the address."),
	governingLaw: line.describe("Whose law the terms are under, as in: the law of {governingLaw}."),
	founded: z
		.string()
		.regex(/^\d{4}(-\d{2}-\d{2})?$/, "a year such as 2019 or a date such as 2019-03-15")
		.refine(hasCome, "a year or a date that has come, after 1800")
		.optional()
		.describe("When the company was founded; left out, nothing says it."),
	profiles: z
		.array(z.url({ protocol: /^https$/, error: "an address that begins with https://" }))
		.default([])
		.describe("The company's pages elsewhere; machines read them, no page links to them."),
	closedTo: z
		.array(z.enum(CRAWLER_PURPOSES))
		.default([])
		.describe("Purposes for which AI crawlers are turned away in robots.txt: search, user, training (docs/deployment.md says what each costs)."),
	indexNowKey: z
		.string()
		.regex(/^$|^[A-Za-z0-9-]{8,128}$/, "8 to 128 letters, digits and hyphens, or nothing")
		.default("")
		.describe("Key of your own for IndexNow: `npm run indexnow` then tells search engines which pages changed."),
	samples: z.boolean().default(false).describe("true lets a build for a real origin show sample people, quotes and cases."),
});

export type Site = z.output<typeof siteSchema>;

/** The environment variable that overrides each value. */
const SITE_VARIABLES: readonly (readonly [path: string, variable: string])[] = [
	["name", "SITE_NAME"],
	["origin", "SITE_ORIGIN"],
	["email", "SITE_EMAIL"],
	["phone", "SITE_PHONE"],
	["photoHost", "SITE_PHOTO_HOST"],
	["analytics", "SITE_ANALYTICS"],
	["legalName", "SITE_LEGAL_NAME"],
	["address.street", "SITE_STREET"],
	["address.locality", "SITE_LOCALITY"],
	["address.region", "SITE_REGION"],
	["address.postalCode", "SITE_POSTAL_CODE"],
	["country", "SITE_COUNTRY"],
	["closedTo", "SITE_CLOSED_TO"],
	["indexNowKey", "SITE_INDEXNOW_KEY"],
	["governingLaw", "SITE_GOVERNING_LAW"],
	["founded", "SITE_FOUNDED"],
	["profiles", "SITE_PROFILES"],
	["samples", "SITE_SAMPLES"],
];

/** The value that a variable's text stands for, where it is more than text. */
function valueIn(path: string, text: string): unknown {
	if (path === "profiles" || path === "closedTo") return text.split(/[\s,]+/).filter(Boolean);
	if (path === "samples" && /^(true|false)$/.test(text)) return text === "true";
	return text;
}

/**
 * Checks the values of site.config.ts after the environment and .env have overridden them.
 *
 * @throws {ContentError} naming the variable or field, what it was, and what is allowed.
 */
export function defineSite(values: z.input<typeof siteSchema>): Site {
	const { variables, problems } = readEnvironment(SITE_VARIABLES.map(([, variable]) => variable));
	const overridden: Record<string, unknown> & { address: Record<string, unknown> } = { ...values, address: { ...values.address } };
	const set = new Map<string, Pick<Problem, "file" | "line" | "field">>();
	for (const [path, name] of SITE_VARIABLES) {
		const variable = variables.get(name);
		if (variable === undefined) continue;
		set.set(path, { ...variable.place, field: name });
		const [field = "", part] = path.split(".");
		if (part === undefined) overridden[field] = valueIn(path, variable.text);
		else overridden.address[part] = variable.text;
	}
	const result = siteSchema.safeParse(overridden);
	if (result.success && problems.length === 0) return result.data;
	throw new ContentError([
		...problems,
		...toProblems(result.error?.issues ?? [], overridden, siteSchema).map(({ path, message }) => ({
			file: SITE_FILE,
			line: lineOf(path),
			...message,
			...(set.get(path.join(".")) ?? set.get(String(path[0]))),
		})),
	]);
}

/** The line of a field in the file that sets it, or of the nearest field around it. */
function lineOf(path: readonly PropertyKey[]): number | undefined {
	if (!existsSync(SITE_FILE)) return undefined;
	const text = readText(SITE_FILE);
	let at = 0;
	for (const field of path) {
		const [match] = text.slice(at).matchAll(new RegExp(`^(?:(?![ \\t]*(?://|\\*)).)*?\\b${String(field)}["']?\\s*:`, "gm"));
		if (match) at += match.index + match[0].length;
	}
	return at === 0 ? undefined : text.slice(0, at).split("\n").length;
}

/** What {email}, {address} and the others in content stand for. */
export function placeholdersOf({ name, email, phone, legalName, address, country, governingLaw, founded = "", profiles }: Site): Placeholders {
	const { street, locality, region, postalCode } = address;
	const place = [region, postalCode].filter(Boolean).join(" ");
	return {
		siteName: name,
		email,
		phone,
		legalName,
		address: [street, locality, place, countryName({ country })].filter(Boolean).join(", "),
		country: countryName({ country }).replace(WITH_ARTICLE, "the $&"),
		governingLaw,
		founded,
		profiles: profiles.map(profileName).join(", "),
	};
}

/** A page elsewhere in words, since the site links to no other: linkedin.com/company/your-agency. */
export function profileName(url: string): string {
	return url.replace(/^https:\/\/(www\.)?|\/$/g, "");
}

/** The country of the company's address in English. */
export function countryName({ country }: Pick<Site, "country">): string {
	return countryNames.of(country) ?? country;
}

/** The digits of a phone number, as wa.me wants them. */
export function phoneDigits(phone: string): string {
	return phone.replace(/\D/g, "");
}
