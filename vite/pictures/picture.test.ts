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

// The cache lies in the working directory; here it begins empty.
beforeAll(() => {
	process.chdir(empty);
});
afterAll(() => {
	process.chdir(root);
	rmSync(empty, { recursive: true });
});

const image = (title: string) => shareImage({ title, mark: "cited", siteName: "Citewell", address: "www.example.com" });

test("the same picture is the same bytes, drawn anew or from the cache", async () => {
	const drawn = await toPng(image("Get cited"));
	expect(existsSync(".cache/made")).toBe(true);
	expect((await toPng(image("Get cited"))).equals(drawn)).toBe(true);
	rmSync(".cache", { recursive: true });
	expect((await toPng(image("Get cited"))).equals(drawn)).toBe(true);
});

test("another title is another picture, and stays small", async () => {
	const [one, other] = await Promise.all([
		toPng(image("Get cited")),
		toPng(image("Get cited by every assistant that answers questions about your trade")),
	]);
	expect(one.equals(other)).toBe(false);
	expect(other.length).toBeLessThan(80_000);
});

test("the mark follows the site's name", async () => {
	const letter = (siteName: string) => toPng(logo({ siteName, size: 64, rounded: true }));
	expect((await letter("Alder")).equals(await letter("Birch"))).toBe(false);
	expect((await letter("Alder")).equals(await letter("Aspen"))).toBe(true);
});

test("colours are those of the tokens in the light theme", () => {
	expect(colorOf("paper")).toBe(themeColors[0].color);
	expect(() => colorOf("no-such-token")).toThrow("has no --no-such-token");
});
