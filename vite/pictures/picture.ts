import { type CSSProperties, createElement, type ReactElement, type ReactNode } from "react";
import { cached } from "../../model/reading/cache.ts";

/** A picture for satori: elements with inline styles, and the size in pixels. */
export interface Picture {
	element: ReactElement;
	width: number;
	height: number;
	/** Whether the picture has no transparency. */
	opaque?: boolean;
}

/** Returns a flex container, since satori supports only flex layout. */
export const box = (style: CSSProperties, ...children: ReactNode[]) =>
	createElement("div", { style: { display: "flex", ...style } }, ...children);

/** Renders a picture as PNG and caches the result. */
export function toPng(picture: Picture): Promise<Buffer> {
	return cached("png", JSON.stringify(picture), async () => (await import("./draw.ts")).drawPng(picture));
}

/** Renders a picture as SVG, with text as paths. */
export async function toSvg(picture: Picture): Promise<string> {
	return String(await cached("svg", JSON.stringify(picture), async () => Buffer.from(await (await import("./draw.ts")).drawSvg(picture))));
}
