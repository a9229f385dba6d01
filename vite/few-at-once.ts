import { availableParallelism } from "node:os";

/** Does the same with many things, as many at once as there are processors: each may hold megabytes from the moment it begins. */
export async function fewAtOnce<Thing>(things: readonly Thing[], work: (thing: Thing) => Promise<void>): Promise<void> {
	const queue = things.values();
	const worker = async () => {
		for (const thing of queue) await work(thing);
	};
	// One more than there are processors, so that none waits for files.
	await Promise.all(Array.from({ length: availableParallelism() + 1 }, worker));
}
