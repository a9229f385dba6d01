import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { z } from "zod";
import { ContentError } from "./problem.ts";
import type { Placeholders } from "./source.ts";
import { toProblems } from "./source.ts";
import { line } from "./text.ts";

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
});

export type Site = z.output<typeof siteSchema>;

/** The environment variable that overrides each value. */
const SITE_VARIABLES = {
	name: "SITE_NAME",
	origin: "SITE_ORIGIN",
	email: "SITE_EMAIL",
	phone: "SITE_PHONE",
	photoHost: "SITE_PHOTO_HOST",
	analytics: "SITE_ANALYTICS",
} as const satisfies Record<keyof Site, string>;

/**
 * Checks the values of site.config.ts after the environment and .env have overridden them.
 *
 * @throws {ContentError} naming the variable or field, what it was, and what is allowed.
 */
export function defineSite(values: Site): Site {
	// Read and not put into process.env, so that a line changed in .env counts while the dev server runs.
	const env = { ...(existsSync(".env") && parseEnv(readFileSync(".env", "utf8"))), ...process.env };
	const overridden = Object.fromEntries(
		(Object.keys(SITE_VARIABLES) as (keyof Site)[]).map((field) => [field, env[SITE_VARIABLES[field]] ?? values[field]]),
	);
	const result = siteSchema.safeParse(overridden);
	if (result.success) return result.data;
	throw new ContentError(
		result.error.issues.flatMap((issue) =>
			toProblems(issue, overridden).map(({ told }) => {
				const field = String(issue.path[0]) as keyof Site;
				const variable = SITE_VARIABLES[field];
				return env[variable] === undefined ? { file: "site.config.ts", ...told } : { file: "the environment or .env", ...told, field: variable };
			}),
		),
	);
}

/** What {email}, {phone} and {siteName} in content stand for. */
export function placeholdersOf({ email, phone, name }: Site): Placeholders {
	return { email, phone, siteName: name };
}

/** The digits of a phone number, as wa.me wants them. */
export function phoneDigits(phone: string): string {
	return phone.replace(/\D/g, "");
}
