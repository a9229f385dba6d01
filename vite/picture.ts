import type { ReactElement } from "react";
import { cached } from "../model/cache.ts";
import { inOtherThread } from "./other-threads.ts";

/** What satori needs of a picture: elements with inline styles, and its size in pixels. */
export interface Picture {
	element: ReactElement;
	width: number;
	height: number;
	/** Whether no part of it is transparent. */
	opaque?: boolean;
}

/** The picture as PNG; the same input gives the same bytes. */
export function toPng(picture: Picture): Promise<Buffer> {
	return drawn("png", picture);
}

/** The picture as SVG; all text becomes paths. */
export async function toSvg(picture: Picture): Promise<string> {
	return String(await drawn("svg", picture));
}

function drawn(kind: "png" | "svg", picture: Picture): Promise<Buffer> {
	const input = JSON.stringify(picture);
	return cached(kind, input, () => inOtherThread(kind, input));
}
