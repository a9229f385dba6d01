import type { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { QUERY } from "../shared/constants.ts";
import { createQueryClient } from "./query-client.ts";

let client: QueryClient;

beforeEach(() => {
	vi.useFakeTimers();
	client = createQueryClient();
});
afterEach(() => {
	client.clear();
	vi.useRealTimers();
});

/** Runs a query that always fails to its end; gives back when each attempt was made, in milliseconds. */
async function attemptsOf(options: { retry?: number } = {}): Promise<number[]> {
	const start = Date.now();
	const attempts: number[] = [];
	const queryFn = () => {
		attempts.push(Date.now() - start);
		return Promise.reject(new Error("refused"));
	};
	const ended = client.fetchQuery({ queryKey: ["fails"], queryFn, ...options }).catch((error: Error) => error.message);
	await vi.runAllTimersAsync();
	expect(await ended).toBe("refused");
	return attempts;
}

const gapsOf = (times: number[]) => times.slice(1).map((time, index) => time - (times[index] ?? 0));

describe("the data client", () => {
	test("tries again three times, after one, two and four seconds", async () => {
		const gaps = gapsOf(await attemptsOf());
		expect(gaps).toEqual([1000, 2000, 4000]);
		expect(gaps).toHaveLength(QUERY.retries);
	});

	test("never waits longer than the cap", async () => {
		expect(gapsOf(await attemptsOf({ retry: 7 }))).toEqual([1000, 2000, 4000, 8000, 16_000, QUERY.maxDelay, QUERY.maxDelay]);
		expect(QUERY.maxDelay).toBe(30_000);
	});

	test("keeps an unused entry for five minutes", async () => {
		client.setQueryData(["entry"], "kept");
		await vi.advanceTimersByTimeAsync(5 * 60_000 - 1);
		expect(client.getQueryData(["entry"])).toBe("kept");
		await vi.advanceTimersByTimeAsync(1);
		expect(client.getQueryData(["entry"])).toBeUndefined();
	});
});
