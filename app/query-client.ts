import { QueryClient } from "@tanstack/react-query";
import { QUERY } from "../shared/constants.ts";

/** How long to wait before a retry, in milliseconds: doubling from the first delay up to the cap. */
function retryDelay(attempt: number): number {
	return Math.min(QUERY.firstDelay * 2 ** attempt, QUERY.maxDelay);
}

/** The data client of the app's root (docs/product.md, sections 7 and 9). No page makes a request with it. */
export function createQueryClient(): QueryClient {
	return new QueryClient({ defaultOptions: { queries: { gcTime: QUERY.keepUnused, retry: QUERY.retries, retryDelay } } });
}
