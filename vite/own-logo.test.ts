import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { LOGO_FILE, readSvg } from "../model/logo.ts";
import { checkLogos, faviconSvg, logoOfPages, squarePng } from "./own-logo.ts";
import { toPng } from "./picture.ts";
import { shareImage } from "./share-image.ts";

const root = process.cwd();
const dir = mkdtempSync(join(tmpdir(), "logo-"));
beforeAll(() => {
	symlinkSync(join(root, "package-lock.json"), join(dir, "package-lock.json"));
	process.chdir(dir);
});
beforeEach(() => {
	rmSync("content", { recursive: true, force: true });
	mkdirSync("content");
});
afterAll(() => {
	process.chdir(root);
	rmSync(dir, { recursive: true });
});

/** As drawing programs export: a declaration, styles, classes, fixed colours. */
const exported = (color: string, size = "0 0 240 60") =>
	`<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}"><defs><style>.a{fill:${color}}</style></defs><rect class="a" width="200" height="40"/></svg>`;
const write = (text: string, file = "logo") => writeFileSync(`content/${file}.svg`, text);

test("without a drawing the name is the logo", async () => {
	expect(await logoOfPages()).toBeUndefined();
	expect(faviconSvg()).toBeUndefined();
});

test("a logo for light paper changes light and dark in the dark theme; a bright one stays", async () => {
	write(exported("#111111"));
	expect(await logoOfPages()).toEqual({ url: expect.stringMatching(/^\/assets\/logo-[\w-]{8}\.svg$/), width: 240, height: 60, invert: true });
	write(exported("#ff9a3c"));
	expect(await logoOfPages()).toMatchObject({ invert: false });
});

test("icons are of favicon.svg, or of a logo that is about square", async () => {
	write(exported("#111111"));
	expect(faviconSvg()).toBeUndefined();
	write(exported("#c01020", "0 0 40 40"), "favicon");
	const icon = faviconSvg();
	if (!icon) throw new Error("No icon.");
	const { data, info } = await sharp(await squarePng(icon, 180, true))
		.raw()
		.toBuffer({ resolveWithObject: true });
	const pixel = (x: number, y: number) => [...data.subarray((y * 180 + x) * info.channels, (y * 180 + x) * info.channels + 3)];
	expect([info.width, info.height, pixel(2, 2), pixel(90, 90)]).toEqual([180, 180, [255, 255, 255], [0xc0, 0x10, 0x20]]);
	rmSync("content/favicon.svg");
	write(exported("#111111", "0 0 40 40"));
	expect(faviconSvg()?.width).toBe(40);
});

test("share images carry the logo", async () => {
	write(exported("#c01020"));
	const image = await toPng(shareImage({ title: "A page", siteName: "Agency", logo: readSvg(LOGO_FILE), address: "www.example.com" }));
	const pixels = await sharp(image).removeAlpha().raw().toBuffer();
	let red = 0;
	for (let at = 0; at < pixels.length; at += 3) if (pixels[at] === 0xc0 && pixels[at + 1] === 0x10) red++;
	expect(red).toBeGreaterThan(5_000);
});

test.each([
	["<script>alert(1)</script>", "a script; allowed: a drawing without scripts"],
	['<g onload="x()"/>', "a script; allowed: a drawing without scripts"],
	["<text>Agency</text>", "text that needs a font; allowed: text converted to outlines"],
	['<image href="https://a.example/b.png"/>', "something from elsewhere (href); allowed: everything inside the file"],
	["<style>@import 'https://a.example/b.css'</style>", "something from elsewhere (url or @import)"],
	['<style>@font-face{src:url("https://a.example/f.woff")}</style>', "something from elsewhere (url or @import)"],
	["<foreignObject/>", "HTML inside the drawing (foreignObject); allowed: shapes alone"],
	[`<image href="data:image/png;base64,${"A".repeat(70_000)}"/>`, "70 KB, with a photo inside; allowed: at most 60 KB"],
])("what cannot be used is told with its line: %#", (inside, found) => {
	write(exported("#111").replace("<rect", `\n${inside}\n<rect`));
	expect(() => readSvg(LOGO_FILE)).toThrow(`content/logo.svg:3  (all): found ${found}`);
});

test("a file without a size, and one that is no SVG", () => {
	write('<svg xmlns="http://www.w3.org/2000/svg"/>');
	expect(() => readSvg(LOGO_FILE)).toThrow("content/logo.svg:1  (all): found no size; allowed: a viewBox, or width and height, at <svg>");
	write('<svg xmlns="http://www.w3.org/2000/svg" width="120px" height="30"/>');
	expect(readSvg(LOGO_FILE)).toMatchObject({ width: 120, height: 30 });
	for (const text of ["", "PNG", '<!DOCTYPE html>\n<html><svg viewBox="0 0 1 1"/></html>']) {
		write(text);
		expect(() => readSvg(LOGO_FILE)).toThrow("content/logo.svg:1  (all): found no SVG; allowed: a drawing exported as SVG, which begins with <svg");
	}
	write('<!-- By hand. -->\n<svg viewBox="0 0 1 1"/>');
	expect(() => readSvg(LOGO_FILE)).toThrow(
		'content/logo.svg:2  (all): found <svg without xmlns, which no browser shows as a picture; allowed: <svg xmlns="http://www.w3.org/2000/svg"',
	);
	write(exported("#111").replace("?>", '?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [\n<!ENTITY a "b">\n]>'));
	expect(readSvg(LOGO_FILE)).toMatchObject({ width: 240, height: 60 });
});

test.each([
	["png", "a PNG picture"],
	["jpeg", "a JPEG picture"],
	["webp", "a WebP picture"],
	["gif", "a GIF picture"],
] as const)("a %s by the name of a drawing", async (format, found) => {
	const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: "#fff" } });
	writeFileSync(LOGO_FILE, await picture.toFormat(format).toBuffer());
	expect(() => readSvg(LOGO_FILE)).toThrow(
		`content/logo.svg  (all): found ${found}; allowed: a drawing exported as SVG; another name makes none of it`,
	);
});

test("a drawing that breaks off, and one of nothing", async () => {
	await expect(checkLogos()).resolves.toBeUndefined();
	write('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n<path d="M0 0h9v9z">\n</svg>');
	await expect(checkLogos()).rejects.toThrow(
		/content\/logo\.svg:3 {2}\(all\): found a drawing that breaks off: .*path.*; allowed: a drawing exported anew as SVG$/,
	);
	write(exported("#111111"));
	write('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M20 20h9v9z"/></svg>', "favicon");
	await expect(checkLogos()).rejects.toThrow(
		"content/favicon.svg  (all): found a drawing of nothing; allowed: shapes that can be seen, within the viewBox of <svg>",
	);
});
