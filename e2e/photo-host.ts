import type { Page, Route } from "@playwright/test";
import { Resvg } from "@resvg/resvg-js";
import { PHOTO_WIDTH } from "../shared/constants.ts";
import { site } from "./site.ts";

/** How the photo host behaves: it does not answer, it answers after some time, it answers at once. */
export const PHOTO_HOSTS = ["absent", "slow", "present"] as const;
type PhotoHost = (typeof PHOTO_HOSTS)[number];

const SLOW = 700;
const drawn = new Map<string, Buffer>();

/** A picture as busy as a photo, since browsers take a plain one for a background. */
export function drawnPhoto(width: number, height: number): Buffer {
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

/** Makes the photo host behave in a certain way; it understands the width and the height of the photo helper. */
export async function servePhotos(page: Page, host: PhotoHost): Promise<void> {
	if (host === "absent") return;
	await page.route(`${site.photoHost}/**`, async (route: Route) => {
		const query = new URL(route.request().url()).searchParams;
		const width = Number(query.get("w") ?? PHOTO_WIDTH);
		const height = Number(query.get("h") ?? Math.round((width * 2) / 3));
		if (host === "slow") await new Promise((resolve) => setTimeout(resolve, SLOW));
		await route.fulfill({ body: drawnPhoto(width, height), contentType: "image/png" });
	});
}
