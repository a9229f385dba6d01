/** A value that the browser has stored for the site; null when there is none or storage is refused. */
export function stored(key: string): string | null {
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
}
