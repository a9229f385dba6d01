import { create } from "fontkitten";
import { expect, test } from "vitest";
import { type Face, faces } from "./faces.ts";
import { readFont } from "./font-file.ts";

const read = (change: Partial<Face>) => faces.slice(1, 2).map((text) => readFont({ ...text, ...change }))[0];

test("skips an axis that the font lacks, and clamps a weight to the font's range", () => {
	const face = read({ axes: { NONE: 1, wght: 9999 } });
	const font = face && create(face.data);
	const max = font && "variationAxes" in font ? font.variationAxes.wght?.max : undefined;
	expect(face?.axes).toEqual(max ? { wght: max } : {});
	expect(face?.weight).toBe(`${max ?? face?.weight}`);
});

test("rejects missing files and files that are not fonts", () => {
	expect(() => read({ file: "@fontsource/nothing.woff2" })).toThrow(
		"vite/styles/faces.ts  text.file: found @fontsource/nothing.woff2; expected a file",
	);
	expect(() => read({ file: "react/package.json" })).toThrow("react/package.json, which is not a font; expected a .woff2 file");
});
