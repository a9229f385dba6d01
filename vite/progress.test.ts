import { WriteStream } from "node:tty";
import { afterEach, expect, test, vi } from "vitest";
import { progress } from "./progress.ts";

afterEach(() => vi.unstubAllEnvs());

/** What progress writes to an output that is a terminal, or is not. */
function written(isTTY: boolean): string {
	const stream: NodeJS.WriteStream = Object.create(WriteStream.prototype);
	let text = "";
	stream.isTTY = isTTY;
	stream.write = (chunk: string | Uint8Array) => {
		text += chunk;
		return true;
	};
	const line = progress("Photos", 2, stream);
	line.step();
	line.end();
	return text;
}

test("counts in a terminal and leaves no line behind", () => {
	vi.stubEnv("CI", "");
	expect(written(true)).toBe("\r\u001b[KPhotos: 0 of 2\r\u001b[KPhotos: 1 of 2\r\u001b[K");
});

test("is quiet in CI and where the output is kept", () => {
	vi.stubEnv("CI", "");
	expect(written(false)).toBe("");
	vi.stubEnv("CI", "true");
	expect(written(true)).toBe("");
});
