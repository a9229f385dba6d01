import { useEffect, useState } from "react";

/**
 * Loads a chunk and returns its exports. Unlike a lazy component, a failed load leaves the page as it is. Changing `wanted`
 * retries.
 * @param wanted Loads nothing while falsy.
 */
export function useChunk<Chunk>(load: () => Promise<Chunk>, wanted: unknown): Chunk | undefined {
	const [chunk, setChunk] = useState<Chunk>();
	useEffect(() => {
		if (wanted && !chunk) load().then(setChunk, () => {});
	}, [load, wanted, chunk]);
	return chunk;
}
