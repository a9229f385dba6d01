/** Returns the stored value for a key, null if there is none, or undefined if the browser blocks storage. */
export function stored(key: string): string | null | undefined {
	try {
		return localStorage.getItem(key);
	} catch {
		return undefined;
	}
}
