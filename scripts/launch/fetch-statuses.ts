/** How many URLs are requested at the same time. */
const BATCH = 6;

/**
 * Requests URLs and returns their statuses in the same order, undefined for those that don't answer in time.
 * Returns undefined if none of the first batch answers: the network or the host is down, not a page.
 */
export async function fetchStatuses(urls: readonly string[], timeout = 8_000): Promise<(number | undefined)[] | undefined> {
	const statuses: (number | undefined)[] = [];
	for (let start = 0; start < urls.length; start += BATCH) {
		statuses.push(...(await Promise.all(urls.slice(start, start + BATCH).map((url) => statusOf(url, timeout)))));
		if (start === 0 && statuses.every((status) => status === undefined)) return undefined;
	}
	return statuses;
}

async function statusOf(url: string, timeout: number): Promise<number | undefined> {
	try {
		const { status, body } = await fetch(url, { signal: AbortSignal.timeout(timeout) });
		await body?.cancel();
		return status;
	} catch {
		return undefined;
	}
}
