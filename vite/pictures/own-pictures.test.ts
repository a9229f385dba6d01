import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { articleHtml } from "../content/article-html.ts";
import { articleWidths, pictureFiles, pictureSize } from "./own-pictures.ts";

const home = process.cwd();
const dir = mkdtempSync(join(tmpdir(), "pictures-"));
beforeAll(async () => {
	process.chdir(dir);
	mkdirSync("content/pictures", { recursive: true });
	const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: "#1027d8" } });
	// Like a photo from a phone, which is stored unrotated with an EXIF orientation.
	await plain(1000, 700).jpeg().withMetadata({ orientation: 6 }).toFile("content/pictures/Our Team.jpg");
	await plain(300, 200).png().toFile("content/pictures/small.png");
	writeFileSync("content/pictures/plan.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><path d="M0 0h9v9z"/></svg>');
});
afterAll(() => {
	process.chdir(home);
	rmSync(dir, { recursive: true });
});

test("converts each picture to each format: cropped to 3:2, and uncropped up to its intrinsic width", async () => {
	const files = await pictureFiles();
	const team = files.filter(({ url }) => url.startsWith("/assets/our-team-")).map(({ url }) => url.replace(/our-team-.{8}/, "our-team"));
	expect(team).toEqual(
		["-3x2-400", "-3x2-800", "-3x2-1200", "-400", "-700"].flatMap((part) =>
			["avif", "webp", "jpg"].map((format) => `/assets/our-team${part}.${format}`),
		),
	);
	expect([300, 1200, 4000].map(articleWidths)).toEqual([[300], [400, 800, 1200], [400, 800, 1200]]);
	const ratios: Record<string, number> = { "our-team": 1000 / 700, small: 200 / 300, plan: 40 / 60 };
	for (const { url, make } of files) {
		const [, name = "", shape, width, ending = ""] = /(our-team|small|plan)-.{8}(-3x2)?-(\d+)\.(\w+)$/.exec(url) ?? [];
		const { format, ...size } = await sharp(await make()).metadata();
		expect({ avif: "heif", webp: "webp", jpg: "jpeg" }[ending], url).toBe(format);
		expect([size.width, size.height], url).toEqual([Number(width), Math.round(Number(width) * (shape ? 2 / 3 : (ratios[name] ?? 0)))]);
	}
}, 60_000);

test("crops portraits around the upper third", async () => {
	const face = { create: { width: 300, height: 200, channels: 3, background: "#ff0000" } } as const;
	await sharp({ create: { width: 600, height: 900, channels: 3, background: "#000" } })
		.composite([{ input: await sharp(face).png().toBuffer(), left: 150, top: 200 }])
		.png()
		.toFile("content/pictures/portrait.png");
	const photo = (await pictureFiles()).find(({ url }) => /portrait-.{8}-3x2-400\.jpg$/.test(url));
	const { data, info } = await sharp(await photo?.make())
		.raw()
		.toBuffer({ resolveWithObject: true });
	const isRed = (x: number, y: number) => (data[(y * info.width + x) * info.channels] ?? 0) > 128;
	// The face, in rows 200 to 400 of 900, ends up in the middle: rows 67 to 200 of 267.
	expect([info.width, info.height]).toEqual([400, 267]);
	expect([60, 74, 134, 193, 207].map((y) => isRed(200, y))).toEqual([false, true, true, true, false]);
});

test("renders article images in every format, lazy-loaded, with width and height", async () => {
	const { rest } = await articleHtml("- ![Our team](Our%20Team.jpg)\n", { titled: true });
	for (const part of ['type="image/avif"', 'type="image/webp"', 'loading="lazy"', 'width="700"', 'height="1000"', 'alt="Our team"']) {
		expect(rest).toContain(part);
	}
	expect(rest).toMatch(/srcset="\/assets\/our-team-.{8}-400\.avif 400w, \/assets\/our-team-.{8}-700\.avif 700w"/);
});

test("rejects text files and truncated images", async () => {
	const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
	const whole = await sharp({ create: { width: 1200, height: 900, channels: 3, background: "#135", noise } })
		.jpeg()
		.toBuffer();
	writeFileSync("content/pictures/cut-off.jpg", whole.subarray(0, whole.length / 2));
	const file = (await pictureFiles()).find(({ url }) => url.includes("cut-off"));
	await expect(file?.make()).rejects.toThrow(
		/content\/pictures\/cut-off\.jpg {2}\(all\): found a file that is not a complete image: .*; expected JPEG/s,
	);
	writeFileSync("content/pictures/cut-off.jpg", "text");
	await expect(pictureSize("cut-off.jpg")).rejects.toThrow("found a file that is not a complete image");
});
