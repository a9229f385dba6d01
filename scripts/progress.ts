import { progress } from "@clack/prompts";

/** Does long work and shows how far it is, where somebody looks on; the work calls `step` for each of its `max` steps. */
export async function withProgress<Result>(what: string, max: number, work: (step: () => void) => Promise<Result>): Promise<Result> {
	if (!process.stderr.isTTY || max === 0) return work(() => {});
	const bar = progress({ max, output: process.stderr });
	bar.start(what);
	try {
		return await work(() => bar.advance());
	} finally {
		bar.stop(what);
	}
}
