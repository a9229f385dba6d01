import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Face } from "./faces.ts";
import { faces } from "./faces.ts";
import { readFont } from "./font-file.ts";

const face = (change: Partial<Face>): Face => {
	const [display] = faces;
	if (!display) throw new Error("No face.");
	return { ...display, ...change };
};
const TEXT = "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2";

test("skips an axis that the font lacks, and clamps a weight to the font's range", () => {
	const { axes, weight } = readFont(face({ file: TEXT, axes: { wdth: 118, wght: 950 } }));
	expect([axes, weight]).toEqual([{ wght: 800 }, "800"]);
});

test("reports a wrong file with its line and the nearest file", () => {
	const line =
		readFileSync("vite/styles/faces.ts", "utf8")
			.split("\n")
			.findIndex((text) => text.trim() === 'name: "display",') + 1;
	expect(() => readFont(face({ file: TEXT.replace("normal", "nromal") }))).toThrow(
		`vite/styles/faces.ts:${line}  display.file: found ${TEXT.replace("normal", "nromal")}; expected a file in an installed package; did you mean "${TEXT}"?`,
	);
	expect(() => readFont(face({ file: "@fontsource/nothing/files/nothing.woff2" }))).toThrow("expected a file in an installed package");
	expect(() => readFont(face({ file: "react/package.json" }))).toThrow("react/package.json, which is not a font; expected a .woff2 file");
});
