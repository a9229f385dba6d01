import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { create } from "fontkitten";
import { ContentError } from "../../model/reading/problem.ts";
import type { Face } from "./faces.ts";

const PACKAGES = fileURLToPath(new URL("../../node_modules", import.meta.url));

/** The font file of a face. */
interface FontFile {
	data: Buffer;
	/** The requested axes that the font has, clamped to its ranges. */
	axes: Face["axes"];
	/** font-weight of the @font-face rule. */
	weight: string;
}

/**
 * Reads a font; skips axes that it lacks and clamps the others.
 * @throws {ContentError} if the file is missing or not a font.
 */
export function readFont({ name, file, axes }: Face): FontFile {
	const reject = (found: string, expected: string) =>
		new ContentError([{ file: "vite/styles/faces.ts", field: `${name}.file`, found, expected }]);
	const path = join(PACKAGES, file);
	if (!existsSync(path)) throw reject(file, "a file in an installed package");
	const data = readFileSync(path);
	const font = open(data);
	if (!font) throw reject(`${file}, which is not a font`, "a .woff2 file of a @fontsource or @fontsource-variable package");
	const fitting: Face["axes"] = {};
	for (const [axis, wanted] of Object.entries(axes)) {
		const range = font.variationAxes[axis];
		if (!range) continue;
		const within = (value: number) => Math.min(Math.max(value, range.min), range.max);
		fitting[axis] = typeof wanted === "number" ? within(wanted) : { min: within(wanted.min), max: within(wanted.max) };
	}
	const { wght } = fitting;
	const own = String(font["OS/2"]?.usWeightClass ?? 400);
	const weight = wght === undefined ? own : typeof wght === "number" ? String(wght) : `${wght.min} ${wght.max}`;
	return { data, axes: fitting, weight };
}

function open(data: Buffer) {
	try {
		const font = create(data);
		return "variationAxes" in font ? font : undefined;
	} catch {
		return undefined;
	}
}
