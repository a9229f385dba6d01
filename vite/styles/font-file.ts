import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { create } from "fontkitten";
import { nearest } from "../../model/reading/nearest.ts";
import { ContentError } from "../../model/reading/problem.ts";
import type { Face } from "./faces.ts";

const FILE = "vite/styles/faces.ts";
const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** The font of a face. */
interface FontFile {
	data: Buffer;
	/** The axes that the font has. */
	axes: Face["axes"];
	/** font-weight of the @font-face rule. */
	weight: string;
}

/**
 * Reads the font of a face. Skips axes that it lacks, and clamps values to its ranges.
 *
 * @throws {ContentError} if the file is missing or not a font.
 */
export function readFont({ name, file, axes }: Face): FontFile {
	const path = join(ROOT, "node_modules", file);
	if (!existsSync(path)) throw mistake(name, file, "a file in an installed package", nearFile(file));
	const data = readFileSync(path);
	const font = open(data);
	if (!font) throw mistake(name, `${file}, which is not a font`, "a .woff2 file of a @fontsource or @fontsource-variable package");
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

function mistake(name: Face["name"], found: string, expected: string, suggestion?: string): ContentError {
	// With the comma, since the type also contains the name.
	const line = readFileSync(join(ROOT, FILE), "utf8").split(`name: "${name}",`)[0]?.split("\n").length;
	return new ContentError([{ file: FILE, line, field: `${name}.file`, found, expected, suggestion }]);
}

/** Returns the file that was probably meant, if the package is installed. */
function nearFile(file: string): string | undefined {
	const folder = file.split("/").slice(0, -1).join("/");
	const path = join(ROOT, "node_modules", folder);
	if (!existsSync(path)) return undefined;
	return nearest(
		file,
		readdirSync(path)
			.filter((name) => name.endsWith(".woff2"))
			.map((name) => `${folder}/${name}`),
	);
}
