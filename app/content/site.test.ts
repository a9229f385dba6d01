import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Site } from "./site.ts";
import { defineSite } from "./site.ts";

const valid: Site = {
	name: "Agency",
	origin: "https://agency.test",
	email: "us@agency.test",
	phone: "+44 20 7946 0958",
	photoHost: "https://photos.test",
};
const home = process.cwd();
let dir: string;

beforeEach(() => {
	dir = mkdtempSync(join(tmpdir(), "site-config-"));
	process.chdir(dir);
});
afterEach(() => {
	vi.unstubAllEnvs();
	process.chdir(home);
	rmSync(dir, { recursive: true });
});

test("takes the values as they are", () => {
	expect(defineSite(valid)).toEqual(valid);
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
] as const)("a wrong %s names file, field, value and what is allowed", (field, value, allowed) => {
	const define = () => defineSite({ ...valid, [field]: value });
	expect(define).toThrow(`site.config.ts  ${field}: found "${value}"`);
	expect(define).toThrow(allowed);
});

test("a wrong variable is told by its own name", () => {
	vi.stubEnv("SITE_ORIGIN", "www.agency.test");
	expect(() => defineSite(valid)).toThrow('the environment or .env  SITE_ORIGIN: found "www.agency.test"');
});

test("analytics may be left empty, also where the file sets it", () => {
	vi.stubEnv("SITE_ANALYTICS", "");
	expect(defineSite({ ...valid, analytics: "https://stats.test/collect" }).analytics).toBe("");
});
