import { z } from "zod";
import { isPastDay, line } from "../fields/basics.ts";
import { CRAWLER_PURPOSES } from "../kinds/fact.ts";
import { CONTENT_DIR } from "../reading/content-files.ts";
import { ContentError } from "../reading/problem.ts";
import { type Placeholders, readEntry } from "../reading/read-entry.ts";
import { toProblems } from "../reading/schema-messages.ts";
import { readVariables } from "./environment.ts";

export const SITE_FILE = `${CONTENT_DIR}/site.md`;

const isHttp = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

const origin = z
	.string()
	.refine(
		(text) => isHttp(text) && new URL(text).origin === text,
		"an origin such as https://www.example.com, without a path or trailing slash",
	);

const countryNames = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** Matches the names of countries that take "the", such as the United States and the Netherlands. */
const WITH_ARTICLE = /^(United |Netherlands$|Philippines$|Bahamas$|Gambia$|Maldives$|.* (Republic|Islands)$).*/;

/** Returns whether a string is a canonical country code: GB, not UK. */
function isCountry(code: string): boolean {
	return /^[A-Z]{2}$/.test(code) && new Intl.Locale(`und-${code}`).region === code && countryNames.of(code) !== undefined;
}

/** The settings. Environment variables can override every setting, so values are strings, lists of words, or booleans. */
export const siteSchema = z.strictObject({
	name: line.max(24, "at most 24 characters").describe("Name of the agency."),
	origin: origin.describe("URL of the site. For example, https://www.example.com, without a trailing slash."),
	email: z.email("an email address such as hello@example.com").describe("Public email address."),
	phone: z
		.string()
		.regex(/^\+[1-9](?=(\D*\d){6,14}$)\d*([ -]\d+)*$/, "a number of 7 to 15 digits with a country code, such as +1 202 555 0143")
		.describe("WhatsApp number. Include the country code, as in +1 202 555 0143."),
	photoHost: origin.describe("Photo host. The start of every stock photo's URL, such as https://images.unsplash.com."),
	analytics: z
		.string()
		.refine((text) => text === "" || isHttp(text), "a URL such as https://stats.example.com/collect, or nothing for no analytics")
		.optional()
		.describe("Analytics URL. Receives measurements (docs/configuration.md). If empty, no analytics code is loaded and nothing is sent."),
	legalName: line.describe("Registered name of the company. Used in the footer, policies, and structured data."),
	street: line.describe("Street address."),
	locality: line.describe("Town or city."),
	region: z.string().default("").describe("State or province. Omit it if the country has none."),
	postalCode: z.string().default("").describe("Postal code. Omit it if the country has none."),
	country: z.string().refine(isCountry, "a two-letter country code such as US or GB").describe("Country. A two-letter code such as US."),
	governingLaw: line.describe('Governing law. Follows "the laws of" in the terms of service, such as England and Wales.'),
	founded: z
		.string()
		.regex(/^\d{4}(-\d{2}-\d{2})?$/, { error: "a year such as 2019 or a date such as 2019-03-15", abort: true })
		.refine(isPastDay, "a year or date from 1800 to today")
		.optional()
		.describe("Founding year or date. For example, 2019 or 2019-03-15."),
	profiles: z
		.array(z.url({ protocol: /^https$/, error: "a URL that begins with https://" }))
		.default([])
		.describe("Company profiles on other sites. About Us shows them without links. In an environment variable, separate them with spaces."),
	closedTo: z
		.array(z.enum(CRAWLER_PURPOSES))
		.default([])
		.describe("Blocked AI crawlers. Purposes whose crawlers robots.txt disallows: search, user (to answer a user), or training."),
	indexnowKey: z
		.string()
		.regex(/^$|^[A-Za-z0-9-]{8,128}$/, "8 to 128 letters, digits, and hyphens, or nothing")
		.default("")
		.describe("IndexNow key. Required for `npm run indexnow`, which with --send tells search engines which pages changed."),
	samples: z.boolean().default(false).describe("Publish samples. If true, builds for your own domain accept entries marked sample: true."),
	upstream: line.optional().describe("Git URL of the template. `npm run upgrade` fetches new versions from it."),
});

export type Site = z.output<typeof siteSchema>;

/** Returns the environment variable that overrides a setting, such as SITE_PHOTO_HOST for photoHost. */
export const variableOf = (key: string) => `SITE_${key.replace(/[A-Z]/g, "_$&").toUpperCase()}`;

/**
 * Reads content/site.md with overrides from .env and the environment.
 * @throws {ContentError} with all mistakes in the file or, if there are none, in the variables.
 */
export function readSite(): Site {
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

/** Returns the values of the placeholders for settings, such as {email} and {address}. */
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

/** Returns a profile's URL as text, such as linkedin.com/company/your-agency. Pages show profiles without links. */
export const profileName = (url: string): string => url.replace(/^https:\/\/(www\.)?|\/$/g, "");

/** Returns the name of the company's country. */
export const countryName = ({ country }: Pick<Site, "country">): string => countryNames.of(country) ?? country;

/** Returns the digits of a phone number, for wa.me. */
export const phoneDigits = (phone: string): string => phone.replace(/\D/g, "");
