import { useEffect, useState } from "react";

/**
 * Loads a chunk and returns its exports, or undefined until it has loaded. Unlike with a lazy component, a failed load leaves
 * the page as it is; changing `wanted` retries.
 * @param wanted While it is falsy, nothing loads.
 */
export function useChunk<Chunk>(load: () => Promise<Chunk>, wanted: unknown): Chunk | undefined {
	const [chunk, setChunk] = useState<Chunk>();
	useEffect(() => {
		if (wanted && !chunk) load().then(setChunk, () => {});
	}, [load, wanted, chunk]);
	return chunk;
}
