/** Returns what is stored under a key, null when there is nothing, and undefined when the browser refuses storage. */
export function stored(key: string): string | null | undefined {
	try {
		return localStorage.getItem(key);
	} catch {
		return undefined;
	}
}
