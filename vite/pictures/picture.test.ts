import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { themeColors } from "../../shared/theme-colors.ts";
import { colorOf } from "../styles/tokens.ts";
import { logo } from "./icons.ts";
import { toPng } from "./picture.ts";
import { shareImage } from "./share-image.ts";

const root = process.cwd();
const empty = mkdtempSync(join(tmpdir(), "drawing-"));

// Start with an empty cache, which is in the working directory.
beforeAll(() => {
	process.chdir(empty);
});
afterAll(() => {
	process.chdir(root);
	rmSync(empty, { recursive: true });
});

const image = (title: string) => shareImage({ title, mark: "cited", siteName: "Citewell", address: "www.example.com" });

test("draws the same bytes with and without the cache", async () => {
	const drawn = await toPng(image("Get cited"));
	expect(existsSync(".cache/made")).toBe(true);
	expect((await toPng(image("Get cited"))).equals(drawn)).toBe(true);
	rmSync(".cache", { recursive: true });
	expect((await toPng(image("Get cited"))).equals(drawn)).toBe(true);
});

test("draws long titles in a small file", async () => {
	const [one, other] = await Promise.all([
		toPng(image("Get cited")),
		toPng(image("Get cited by every assistant that answers questions about your trade")),
	]);
	expect(one.equals(other)).toBe(false);
	expect(other.length).toBeLessThan(80_000);
});

test("draws the first letter of the name", async () => {
	const letter = (siteName: string) => toPng(logo({ siteName, size: 64, rounded: true }));
	expect((await letter("Alder")).equals(await letter("Birch"))).toBe(false);
	expect((await letter("Alder")).equals(await letter("Aspen"))).toBe(true);
});

test("reads colors from the light theme", () => {
	expect(colorOf("paper")).toBe(themeColors[0].color);
	expect(() => colorOf("no-such-token")).toThrow("has no --no-such-token");
});
