/** How many URLs are requested at the same time. */
const BATCH = 6;

/**
 * Requests URLs and returns their statuses in the same order, undefined for those that do not answer in time.
 * Returns undefined when none of the first batch answers: that is the network or the host, not a page.
 */
export async function fetchStatuses(urls: readonly string[], timeout = 8_000): Promise<(number | undefined)[] | undefined> {
	const statuses: (number | undefined)[] = [];
	for (let start = 0; start < urls.length; start += BATCH) {
		statuses.push(...(await Promise.all(urls.slice(start, start + BATCH).map((url) => statusOf(url, timeout)))));
		if (start === 0 && statuses.every((status) => status === undefined)) return undefined;
	}
	return statuses;
}

/** Returns the status after redirects. Some hosts reject HEAD, so an error is checked with GET. */
async function statusOf(url: string, timeout: number): Promise<number | undefined> {
	const request = async (method: "HEAD" | "GET") => {
		const response = await fetch(url, { method, signal: AbortSignal.timeout(timeout) });
		await response.body?.cancel();
		return response.status;
	};
	try {
		const status = await request("HEAD");
		return status < 400 ? status : await request("GET");
	} catch {
		return undefined;
	}
}
