/** Id of the data block at the end of every page. */
export const BOOT_ID = "boot";

/** Sent when React has taken over the page. */
export const AWAKE_EVENT = "awake";

/** What hydration needs to know of a page: written by the server as data, never as code. */
export interface Boot {
	/** Address of the page; the 404, which stands at any other, has none. */
	path?: string | undefined;
	/** Address of the route manifest. */
	manifest: string;
	/** Id and address of each module of the page's route. */
	modules: [id: string, url: string][];
	/** Address of the client entry. */
	entry: string;
	/** Addresses of the chunks that entry and modules import, to be fetched beside them rather than after them. */
	imports: string[];
	/** Addresses of scripts to load when the browser is idle. */
	idle?: string[] | undefined;
}
