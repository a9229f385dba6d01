import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { toPng } from "./picture.ts";
import { shareImage } from "./share-image.ts";

const root = process.cwd();
const empty = mkdtempSync(join(tmpdir(), "drawing-"));

// The cache is in the working directory, so an empty directory means an empty cache.
beforeAll(() => process.chdir(empty));
afterAll(() => {
	process.chdir(root);
	rmSync(empty, { recursive: true });
});

test("draws the same PNG, smaller than 80 kB, with and without the cache", async () => {
	const title = "Get cited by every assistant that answers questions about your trade";
	const draw = () => toPng(shareImage({ title, mark: "cited", siteName: "Citewell", address: "www.example.com" }));
	const drawn = await draw();
	expect(drawn.length).toBeLessThan(80_000);
	expect(existsSync(".cache/made")).toBe(true);
	expect((await draw()).equals(drawn)).toBe(true);
	rmSync(".cache", { recursive: true });
	expect((await draw()).equals(drawn)).toBe(true);
});

test("highlights the last occurrence of the phrase on a share image", () => {
	const { element } = shareImage({ title: "cited or cited", mark: "cited", siteName: "Citewell", address: "example.com/seo" });
	expect(renderToStaticMarkup(element)).toMatch(/cited or <span style="[^"]*linear-gradient[^"]*">cited<\/span>/);
});
