import type { Page, Route } from "@playwright/test";
import { Resvg } from "@resvg/resvg-js";
import { PHOTO_WIDTH } from "../shared/picture-url.ts";
import { site } from "./site.ts";

const SLOW_MS = 700;
const drawn = new Map<string, Buffer>();

/** Generates a PNG with noise, because browsers don't count a plain image as the largest contentful paint. */
export function fakePhoto(width: number, height: number): Buffer {
	const key = `${width}x${height}`;
	const png =
		drawn.get(key) ??
		new Resvg(
			`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
				<filter id="noise"><feTurbulence type="fractalNoise" baseFrequency="0.05" numOctaves="2"/></filter>
				<rect width="100%" height="100%" fill="#999"/><rect width="100%" height="100%" filter="url(#noise)"/>
			</svg>`,
		)
			.render()
			.asPng();
	drawn.set(key, png);
	return png;
}

/** Makes the photo host respond with photos of the requested size, after a delay if it is "slow". */
export async function servePhotos(page: Page, host: "slow" | "present"): Promise<void> {
	await page.route(`${site.photoHost}/**`, async (route: Route) => {
		const query = new URL(route.request().url()).searchParams;
		const width = Number(query.get("w") ?? PHOTO_WIDTH);
		const height = Number(query.get("h") ?? Math.round((width * 2) / 3));
		if (host === "slow") await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
		await route.fulfill({ body: fakePhoto(width, height), contentType: "image/png" });
	});
}
