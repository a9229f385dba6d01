import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { formatProblem } from "./problem.ts";
import { problemsIn } from "./problems.test.setup.ts";
import type { Site } from "./site-config.ts";
import { defineSite, placeholdersOf } from "./site-config.ts";

const valid: Site = {
	name: "Agency",
	origin: "https://agency.test",
	email: "us@agency.test",
	phone: "+44 20 7946 0958",
	photoHost: "https://photos.test",
	legalName: "Agency Ltd",
	address: { street: "1 High Street", locality: "Leeds", region: "", postalCode: "LS1 1AA" },
	country: "GB",
	governingLaw: "England and Wales",
	profiles: [],
	closedTo: [],
	indexNowKey: "",
	samples: false,
};
const home = process.cwd();
let dir: string;

beforeEach(() => {
	// Whoever runs the tests may have some set.
	for (const name of Object.keys(process.env)) if (name.startsWith("SITE_")) vi.stubEnv(name, undefined);
	dir = mkdtempSync(join(tmpdir(), "site-config-"));
	process.chdir(dir);
});
afterEach(() => {
	vi.unstubAllEnvs();
	process.chdir(home);
	rmSync(dir, { recursive: true });
});

test(".env overrides the file, and the environment overrides .env", () => {
	writeFileSync(".env", "SITE_NAME=From file\nSITE_EMAIL=file@agency.test\n");
	vi.stubEnv("SITE_EMAIL", "environment@agency.test");
	expect(defineSite(valid)).toMatchObject({ name: "From file", email: "environment@agency.test" });
	writeFileSync(".env", "SITE_NAME=Changed\n");
	expect(defineSite(valid).name).toBe("Changed");
});

test.each([
	["name", "x".repeat(25), "at most 24 characters"],
	["origin", "https://agency.test/", "an origin such as https://www.example.com"],
	["origin", "agency.test", "an origin such as https://www.example.com"],
	["email", "nobody", "an e-mail address such as hello@example.com"],
	["phone", "020 7946", "a number with country code, such as +1 202 555 0143"],
	["photoHost", "ftp://photos.test", "an origin such as https://www.example.com"],
	["analytics", "stats", "an address such as https://stats.example.com/collect"],
	["country", "UK", "a country's two letters such as US or GB"],
	["founded", "long ago", "a year such as 2019 or a date such as 2019-03-15"],
	["founded", "2107", "a year or a date that has come, after 1800"],
	["founded", "0219", "a year or a date that has come, after 1800"],
] as const)("a wrong %s names file, field, value and what is allowed", (field, value, allowed) => {
	const define = () => defineSite({ ...valid, [field]: value });
	expect(define).toThrow(`site.config.ts  ${field}: found "${value}"`);
	expect(define).toThrow(allowed);
});

test("a mistake names its line in site.config.ts or .env", () => {
	const file = [
		'import { defineSite } from "./model/site-config.ts";',
		"export default defineSite({",
		'	name: "Agency",',
		'	// origin: "https://comment.test",',
		'	origin: "agency.test",',
		'	address: { street: "1 High Street",',
		'		locality: "" },',
		'	emial: "us@agency.test",',
		"});",
	];
	writeFileSync("site.config.ts", file.join("\n"));
	const { email, ...rest } = valid;
	const wrong = { ...rest, emial: email, origin: "agency.test", address: { ...valid.address, locality: "" } } as unknown as Site;
	const messages = messagesOf(wrong);
	expect(messages).toContainEqual(expect.stringMatching(/^site\.config\.ts:5 {2}origin: found "agency\.test"/));
	expect(messages).toContainEqual(expect.stringMatching(/^site\.config\.ts:7 {2}address\.locality: found ""/));
	expect(messages).toContainEqual(expect.stringMatching(/^site\.config\.ts:8 {2}emial: .*did you mean "email"\?$/));
	expect(messages).toHaveLength(3);
	writeFileSync(".env", "# ours\nSITE_NAME=Agency\n\nSITE_EMAIL=nobody\n");
	expect(messagesOf(valid)).toEqual([expect.stringMatching(/^\.env:4 {2}SITE_EMAIL: found "nobody"/)]);
});

test("a variable with a slip in its name is a mistake; those of a host are not", () => {
	writeFileSync(".env", "SITE_NAEM=Ours\nSITE_ANYTHING=1\nOTHER=1\n");
	const messages = messagesOf(valid).sort();
	expect(messages[0]).toMatch(/^\.env:1 {2}SITE_NAEM: found a variable that nothing reads; allowed: SITE_NAME, .*; did you mean "SITE_NAME"\?$/);
	expect(messages[1]).toMatch(/^\.env:2 {2}SITE_ANYTHING: found a variable that nothing reads; allowed: [^;]*$/);
	expect(messages).toHaveLength(2);
	rmSync(".env");
	vi.stubEnv("SITE_ID", "1234");
	vi.stubEnv("SITE_BUILD_DIR", "build/other");
	expect(defineSite(valid)).toEqual(valid);
	vi.stubEnv("SITE_ORIGEN", "https://agency.test");
	expect(messagesOf(valid)).toEqual([expect.stringMatching(/^the environment {2}SITE_ORIGEN: .*did you mean "SITE_ORIGIN"\?$/)]);
});

test("the name that Netlify gives a site is not the agency's", () => {
	vi.stubEnv("SITE_NAME", "gracious-poitras-12");
	expect(defineSite(valid).name).toBe("gracious-poitras-12");
	vi.stubEnv("NETLIFY", "true");
	expect(defineSite(valid).name).toBe(valid.name);
	writeFileSync(".env", "SITE_NAME=From file\n");
	expect(defineSite(valid).name).toBe("From file");
});

/** Each mistake on its line, as a terminal shows it. */
const messagesOf = (site: Site) => problemsIn(() => defineSite(site)).map(formatProblem);

test("variables set parts of the address, several profiles, and what is true or false", () => {
	vi.stubEnv("SITE_STREET", "2 High Street");
	vi.stubEnv("SITE_PROFILES", "https://a.test/us, https://b.test/us");
	vi.stubEnv("SITE_SAMPLES", "true");
	expect(defineSite(valid)).toEqual({
		...valid,
		address: { ...valid.address, street: "2 High Street" },
		profiles: ["https://a.test/us", "https://b.test/us"],
		samples: true,
	});
	vi.stubEnv("SITE_SAMPLES", "perhaps");
	expect(() => defineSite(valid)).toThrow('SITE_SAMPLES: found "perhaps" (7 characters); allowed: true or false');
	vi.stubEnv("SITE_SAMPLES", "false");
	vi.stubEnv("SITE_LOCALITY", "");
	expect(() => defineSite(valid)).toThrow("the environment  SITE_LOCALITY: found");
	vi.stubEnv("SITE_LOCALITY", "Leeds");
	vi.stubEnv("SITE_PROFILES", "http://a.test");
	expect(() => defineSite(valid)).toThrow("the environment  SITE_PROFILES: found");
});

test("a sentence gives the country its article, where it has one", () => {
	const named = (country: string) => placeholdersOf(defineSite({ ...valid, country })).country;
	expect(["US", "GB", "AE", "NL", "DO", "MH", "DE", "SG"].map(named)).toEqual([
		"the United States",
		"the United Kingdom",
		"the United Arab Emirates",
		"the Netherlands",
		"the Dominican Republic",
		"the Marshall Islands",
		"Germany",
		"Singapore",
	]);
});

test("an address is one line, whatever parts it has, with the country's name", () => {
	expect(placeholdersOf(defineSite(valid)).address).toBe("1 High Street, Leeds, LS1 1AA, United Kingdom");
	const address = { street: "1 Main St", locality: "Dover", region: "DE", postalCode: "19901" };
	expect(placeholdersOf(defineSite({ ...valid, address, country: "US" })).address).toBe("1 Main St, Dover, DE 19901, United States");
});

test("analytics may be left empty, also where the file sets it", () => {
	vi.stubEnv("SITE_ANALYTICS", "");
	expect(defineSite({ ...valid, analytics: "https://stats.test/collect" }).analytics).toBe("");
});
