import { mkdirSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { addPhoto, workInCopy } from "../../model/load.test.setup.ts";
import { readAsChanged } from "./read-content.ts";

workInCopy();

test("picks up a missing picture that is added during development", async () => {
	const read = readAsChanged();
	addPhoto("floor-plan.png", "Our office");
	await expect(read()).rejects.toThrow("found floor-plan.png");
	mkdirSync("content/pictures", { recursive: true });
	await sharp({ create: { width: 9, height: 9, channels: 3, background: "#fff" } }).toFile("content/pictures/floor-plan.png");
	await expect(read()).resolves.toBeDefined();
});
