import type { Content } from "./load.ts";
import type { Entry } from "./source.ts";

/** Every content file that was read. */
export function entriesOf({ pages, notFound, ...parts }: Content): Entry<unknown>[] {
	return Object.values(parts).flat();
}
