/** ID of the data block that holds a page's boot data. */
export const BOOT_ID = "boot";

/** Dispatched when React has hydrated the page. */
export const HYDRATED_EVENT = "hydrated";

/** What the inline script needs to start React on a page. */
export interface Boot {
	/** URL path of the page; undefined on the 404 page, which is served for any unknown URL. */
	path?: string | undefined;
	/** URLs of the route manifest, the route modules, and the client entry. */
	manifest: string;
	modules: [id: string, url: string][];
	entry: string;
	/** URLs of the chunks that the entry and the modules import, to preload. */
	imports: string[];
	/** URLs of scripts that don't need React, to load when the browser is idle. */
	idle?: string[] | undefined;
}
