import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isSampleSite } from "../model/samples.ts";
import site from "../site.config.ts";
import type { Face } from "./faces.ts";
import { faces } from "./faces.ts";
import { readFont } from "./font-file.ts";

const face = (change: Partial<Face>): Face => {
	const [display] = faces;
	if (!display) throw new Error("No face.");
	return { ...display, ...change };
};
const TEXT = "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2";

test("the sample's fonts have what is asked of them; an owner's are there, whatever they lack", () => {
	const notes = faces.flatMap((own) => readFont(own).notes);
	if (isSampleSite(site)) expect(notes).toEqual([]);
});

test("a family without a width axis is used as it is, and a weight ends where the font's does", () => {
	const { axes, weight, notes } = readFont(face({ file: TEXT, axes: { wdth: 118, wght: 950 } }));
	expect([axes, weight]).toEqual([{ wght: 800 }, "800"]);
	expect(notes).toEqual(["the display font has no width axis, so it is used as it is"]);
});

test("a wrong file names its line and the file that was meant", () => {
	const line =
		readFileSync("vite/faces.ts", "utf8")
			.split("\n")
			.findIndex((text) => text.trim() === 'name: "display",') + 1;
	expect(() => readFont(face({ file: TEXT.replace("normal", "nromal") }))).toThrow(
		`vite/faces.ts:${line}  display.file: found ${TEXT.replace("normal", "nromal")}; allowed: a file of an installed package; did you mean "${TEXT}"?`,
	);
	expect(() => readFont(face({ file: "@fontsource/nothing/files/nothing.woff2" }))).toThrow("allowed: a file of an installed package");
	expect(() => readFont(face({ file: "react/package.json" }))).toThrow("react/package.json, which is no font; allowed: a .woff2 file");
});
