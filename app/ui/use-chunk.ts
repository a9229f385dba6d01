import { useEffect, useState } from "react";

/**
 * What a chunk of its own exports, once it is wanted and there. Unlike a lazy component, a chunk that cannot be had
 * leaves the page as it is; it is tried again when the wish changes.
 *
 * @param wish Nothing is loaded while it is falsy.
 */
export function useChunk<Chunk>(load: () => Promise<Chunk>, wish: unknown): Chunk | undefined {
	const [chunk, setChunk] = useState<Chunk>();
	useEffect(() => {
		if (wish && !chunk) load().then(setChunk, () => {});
	}, [load, wish, chunk]);
	return chunk;
}
