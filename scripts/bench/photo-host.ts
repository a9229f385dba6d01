import type { Server } from "node:http";
import { createServer } from "node:http";
import type { Browser } from "@playwright/test";

/**
 * A stand-in for the photo host: the same addresses and query, a picture of the width that was asked for, in the
 * format that the host would choose, and as heavy as a photo: about 50 KB at a width of 800.
 *
 * @param browser Draws the pictures.
 */
export function createPhotoHost(browser: Browser): Server {
	const pictures = new Map<number, Promise<Buffer>>();
	return createServer(async (request, response) => {
		const width = Number(new URL(request.url ?? "/", "http://localhost").searchParams.get("w") ?? 800);
		const picture = pictures.get(width) ?? draw(browser, width);
		pictures.set(width, picture);
		response.writeHead(200, { "Content-Type": "image/webp", "Cache-Control": "public, max-age=31536000", "Access-Control-Allow-Origin": "*" });
		response.end(await picture);
	});
}

async function draw(browser: Browser, width: number): Promise<Buffer> {
	const page = await browser.newPage();
	const base64 = await page.evaluate(async (across) => {
		const canvas = new OffscreenCanvas(across, Math.round((across * 2) / 3));
		const context = canvas.getContext("2d");
		let seed = 1;
		const random = () => {
			seed = (seed * 16_807) % 2_147_483_647;
			return Math.floor((seed / 2_147_483_647) * 256);
		};
		// Large shapes under ever finer ones, as in a photo.
		for (const cells of [4, 12, 40, 120, 300]) {
			const layer = new OffscreenCanvas(cells, cells);
			const dots = layer.getContext("2d");
			for (let cell = 0; dots && cell < cells * cells; cell++) {
				dots.fillStyle = `rgb(${random()} ${random()} ${random()})`;
				dots.fillRect(cell % cells, Math.floor(cell / cells), 1, 1);
			}
			if (!context) continue;
			context.globalAlpha = cells < 100 ? 0.5 : 0.12;
			context.drawImage(layer, 0, 0, canvas.width, canvas.height);
		}
		const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: "image/webp", quality: 0.8 })).arrayBuffer());
		return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
	}, width);
	await page.close();
	return Buffer.from(base64, "base64");
}
