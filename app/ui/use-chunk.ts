import { useEffect, useState } from "react";

/**
 * What a chunk of its own exports, once it is wanted and there. Unlike a lazy component, a chunk that cannot be had
 * leaves the page as it is; it is tried again when `wanted` changes.
 *
 * @param wanted Nothing is loaded while it is falsy.
 */
export function useChunk<Chunk>(load: () => Promise<Chunk>, wanted: unknown): Chunk | undefined {
	const [chunk, setChunk] = useState<Chunk>();
	useEffect(() => {
		if (wanted && !chunk) load().then(setChunk, () => {});
	}, [load, wanted, chunk]);
	return chunk;
}
