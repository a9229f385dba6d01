import type { ReactElement } from "react";
import { cached } from "../../model/reading/cache.ts";

/** What satori needs of a picture: elements with inline styles, and its size in pixels. */
export interface Picture {
	element: ReactElement;
	width: number;
	height: number;
	/** Whether no part of it is transparent. */
	opaque?: boolean;
}

/** Draws the picture as PNG; the same input gives the same bytes. */
export function toPng(picture: Picture): Promise<Buffer> {
	return cached("png", JSON.stringify(picture), async () => (await import("./draw.ts")).drawPng(picture));
}

/** Draws the picture as SVG; all text becomes paths. */
export async function toSvg(picture: Picture): Promise<string> {
	return String(await cached("svg", JSON.stringify(picture), async () => Buffer.from(await (await import("./draw.ts")).drawSvg(picture))));
}
