import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { FAVICON_FILE, LOGO_FILE } from "../../model/site/logo.ts";
import { faviconDrawing, pageLogo, readDrawing, squarePng } from "./drawings.ts";
import { toPng } from "./picture.ts";
import { shareImage } from "./share-image.ts";

const root = process.cwd();
const dir = mkdtempSync(join(tmpdir(), "logo-"));
beforeAll(() => process.chdir(dir));
beforeEach(() => {
	rmSync("content", { recursive: true, force: true });
	mkdirSync("content");
});
afterAll(() => {
	process.chdir(root);
	rmSync(dir, { recursive: true });
});

/** A typical export from a drawing program, with a declaration, styles, classes, and fixed colors. */
const exported = (color: string, size = "0 0 240 60") =>
	`<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}"><defs><style>.a{fill:${color}}</style></defs><rect class="a" width="200" height="40"/></svg>`;
const write = (text: string, file = "logo") => writeFileSync(`content/${file}.svg`, text);

test("shows logo.svg if there is one, and logo-dark.svg in the dark theme", async () => {
	expect(await pageLogo()).toBeUndefined();
	write(exported("#111111"));
	expect(await pageLogo()).toEqual({ url: expect.stringMatching(/^\/assets\/logo-[\w-]{8}\.svg$/), width: 240, height: 60 });
	write(exported("#eeeeee"), "logo-dark");
	expect(await pageLogo()).toMatchObject({ darkUrl: expect.stringMatching(/^\/assets\/logo-dark-[\w-]{8}\.svg$/) });
});

test("uses favicon.svg for icons, or else a nearly square logo", async () => {
	write(exported("#111111"));
	expect(await faviconDrawing()).toBeUndefined();
	write(exported("#c01020", "0 0 40 40"), "favicon");
	const icon = await faviconDrawing();
	if (!icon) throw new Error("No icon.");
	const { data, info } = await sharp(await squarePng(icon, 180, true))
		.raw()
		.toBuffer({ resolveWithObject: true });
	const pixel = (x: number, y: number) => [...data.subarray((y * 180 + x) * info.channels, (y * 180 + x) * info.channels + 3)];
	expect([info.width, info.height, pixel(2, 2), pixel(90, 90)]).toEqual([180, 180, [255, 255, 255], [0xc0, 0x10, 0x20]]);
	rmSync(FAVICON_FILE);
	write(exported("#111111", "0 0 40 40"));
	expect((await faviconDrawing())?.width).toBe(40);
});

test("draws the logo on share images", async () => {
	write(exported("#c01020"));
	const logo = await readDrawing(LOGO_FILE);
	const image = await toPng(shareImage({ title: "A page", siteName: "Agency", logo, address: "www.example.com" }));
	const pixels = await sharp(image).removeAlpha().raw().toBuffer();
	expect(pixels.toString("latin1").split("\xc0\x10\x20").length).toBeGreaterThan(5_000);
});

const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#fff" } })
	.png()
	.toBuffer();

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n${inside}\n</svg>`;

test.each([
	[png, /logo\.svg {2}\(all\): found a PNG image; expected an SVG with text/],
	[svg('<path d="M0 0h9v9z">'), /logo\.svg:3 {2}\(all\): found a file that can't be rendered: .*path/],
	["", /logo\.svg {2}\(all\): found a file that can't be rendered/],
	['<svg xmlns="http://www.w3.org/2000/svg"/>', /found a file that can't be rendered: .*dimensions/],
	[svg('<path d="M20 20h9v9z"/>'), /found nothing visible within its viewBox/],
	[svg('<image href="https://example.com/a.png"/><path d="M0 0h9v9z"/>'), /found an image on another host/],
	[svg('<text font-family="Arial">Us</text><path d="M0 0h9v9z"/>'), /found text in a font that visitors may lack/],
])("rejects a logo that contains %s", async (content, message) => {
	writeFileSync(LOGO_FILE, content);
	await expect(readDrawing(LOGO_FILE)).rejects.toThrow(message);
});
