import { expect, test } from "vitest";
import { inOtherThread } from "./other-threads.ts";

const page = JSON.stringify({ file: "index.html", html: "<!doctype html><title>A page</title><main><h1>A page</h1></main>" });

test("a job that fails is told as failed, and what waits behind it is done all the same", async () => {
	// More than there are threads.
	const jobs = Array.from({ length: 12 }, (_, index) => inOtherThread("page", index % 3 === 0 ? "no JSON" : page));
	const done = await Promise.allSettled(jobs);
	expect(done.map(({ status }) => status)).toEqual(jobs.map((_, index) => (index % 3 === 0 ? "rejected" : "fulfilled")));
	await expect(inOtherThread("page", page)).resolves.toBeInstanceOf(Buffer);
});
