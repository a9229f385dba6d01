import { QueryClient } from "@tanstack/react-query";

/** Returns the milliseconds to wait before a retry: one second, doubling up to 30 seconds. */
const retryDelay = (attempt: number) => Math.min(1000 * 2 ** attempt, 30_000);

/** Creates the query client that the root provides (docs/product.md, sections 7 and 9). No page makes requests with it. */
export function createQueryClient(): QueryClient {
	return new QueryClient({ defaultOptions: { queries: { gcTime: 5 * 60_000, retry: 3, retryDelay } } });
}
