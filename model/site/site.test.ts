import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { problemsIn } from "../reading/entries.test.setup.ts";
import { formatProblem } from "../reading/problem.ts";
import { placeholdersOf, readSite, siteSchema, variableOf } from "./site.ts";

const home = process.cwd();
let dir: string;

const FIELDS = `name: Agency
origin: https://agency.test
email: us@agency.test
phone: +44 20 7946 0958
photoHost: https://photos.test
legalName: Agency Ltd
street: 1 High Street
locality: Leeds
postalCode: LS1 1AA
country: GB
governingLaw: England and Wales
`;
/** Writes content/site.md with a line replaced or added. */
const write = (line = "", fields = FIELDS) => {
	const [key] = line.split(":");
	const others = fields.split("\n").filter((other) => other && !other.startsWith(`${key}:`));
	writeFileSync("content/site.md", ["---", ...others, line, "---", ""].join("\n"));
};
const messages = () => problemsIn(readSite).map(formatProblem);

beforeEach(() => {
	// The developer's environment may set SITE_ variables.
	for (const name of Object.keys(process.env)) if (name.startsWith("SITE_")) vi.stubEnv(name, undefined);
	dir = mkdtempSync(join(tmpdir(), "site-"));
	process.chdir(dir);
	mkdirSync("content");
	write();
});
afterEach(() => {
	vi.unstubAllEnvs();
	process.chdir(home);
	rmSync(dir, { recursive: true });
});

test(".env.example lists every variable (update it with: npx vitest run model/site -u)", async () => {
	const variables = Object.entries(siteSchema.shape).map(([key, { description }]) => `# ${description}\n# ${variableOf(key)}=\n`);
	expect(variables.filter((variable) => variable.includes("undefined"))).toEqual([]);
	const intro = "# Copy to .env and set what differs from content/site.md. The environment overrides this file.\n";
	await expect([intro, ...variables].join("\n")).toMatchFileSnapshot(join(home, ".env.example"));
});

test(".env overrides content/site.md, and the environment overrides .env", () => {
	writeFileSync(".env", "SITE_NAME=From file\nSITE_EMAIL=file@agency.test\n");
	vi.stubEnv("SITE_EMAIL", "environment@agency.test");
	expect(readSite()).toMatchObject({ name: "From file", email: "environment@agency.test", phone: "+44 20 7946 0958" });
});

test("converts variables to lists, booleans, and empty values", () => {
	write("analytics: https://stats.test/collect");
	writeFileSync(".env", "SITE_PROFILES=https://a.test/us, https://b.test/us\nSITE_SAMPLES=true\nSITE_ANALYTICS=\n");
	expect(readSite()).toMatchObject({ profiles: ["https://a.test/us", "https://b.test/us"], samples: true, analytics: "" });
});

test.each([
	[`name: ${"x".repeat(25)}`, "at most 24 characters"],
	["origin: https://agency.test/", "an origin such as https://www.example.com"],
	["photoHost: ftp://photos.test", "an origin such as https://www.example.com"],
	["email: nobody", "an email address such as hello@example.com"],
	["phone: +44 2079", "a number of 7 to 15 digits with a country code"],
	["analytics: stats", "a URL such as https://stats.example.com/collect"],
	["country: UK", "a two-letter country code such as US or GB"],
	["founded: long ago", "a year such as 2019 or a date such as 2019-03-15"],
	['founded: "2107"', "a year or date from 1800 to today"],
])("rejects %s and reports its line", (line, expected) => {
	write(line);
	expect(messages()).toEqual([expect.stringMatching(/^content\/site\.md:\d+ {2}/)]);
	expect(messages()[0]).toContain(expected);
});

test("reports an invalid variable with its line in .env, or with the environment as its source", () => {
	writeFileSync(
		".env",
		"# ours\nSITE_NAME=Agency\n\nSITE_EMAIL=nobody\nSITE_NAEM=Ours\nSITE_ANYTHING=1\nOTHER=1\nSITE_BUILD_DIR=build/ours\n",
	);
	vi.stubEnv("SITE_SAMPLES", "perhaps");
	vi.stubEnv("SITE_ORIGEN", "https://agency.test");
	// Hosts also set SITE_ variables.
	vi.stubEnv("SITE_ID", "1234");
	vi.stubEnv("SITE_BUILD_DIR", "build/other");
	expect(messages().sort()).toEqual([
		expect.stringMatching(/^\.env:4 {2}SITE_EMAIL: found "nobody"/),
		expect.stringMatching(/^\.env:5 {2}SITE_NAEM: found an unknown variable; expected SITE_NAME, .*; did you mean "SITE_NAME"\?$/),
		expect.stringMatching(/^\.env:6 {2}SITE_ANYTHING: found an unknown variable; expected [^;]*$/),
		expect.stringMatching(/^\.env:8 {2}SITE_BUILD_DIR: found an unknown variable/),
		expect.stringMatching(/^the environment {2}SITE_ORIGEN: .*did you mean "SITE_ORIGIN"\?$/),
		'the environment  SITE_SAMPLES: found "perhaps" (7 characters); expected true or false',
	]);
});

test("ignores SITE_NAME from Netlify's environment", () => {
	vi.stubEnv("SITE_NAME", "gracious-poitras-12");
	expect(readSite().name).toBe("gracious-poitras-12");
	vi.stubEnv("NETLIFY", "true");
	expect(readSite().name).toBe("Agency");
});

test.each([
	["US", "the United States"],
	["DO", "the Dominican Republic"],
	["NL", "the Netherlands"],
	["DE", "Germany"],
])("writes the country %s as %s", (country, name) => {
	expect(placeholdersOf({ ...readSite(), country }).country).toBe(name);
});

test("joins the parts of the address that are set", () => {
	expect(placeholdersOf(readSite()).address).toBe("1 High Street, Leeds, LS1 1AA, United Kingdom");
	write("region: West Yorkshire");
	expect(placeholdersOf(readSite()).address).toBe("1 High Street, Leeds, West Yorkshire LS1 1AA, United Kingdom");
});
