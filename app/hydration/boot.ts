/** ID of the data block on every page. */
export const BOOT_ID = "boot";

/** Dispatched when React has hydrated the page. */
export const HYDRATED_EVENT = "hydrated";

/** The data that hydration needs. */
export interface Boot {
	/** URL path of the page; undefined on the 404, which is served at any path. */
	path?: string | undefined;
	/** URL of the route manifest. */
	manifest: string;
	/** ID and URL of each route module. */
	modules: [id: string, url: string][];
	/** URL of the client entry. */
	entry: string;
	/** URLs of the chunks that the entry and the modules import, to preload. */
	imports: string[];
	/** URLs of scripts to load when the browser is idle. */
	idle?: string[] | undefined;
}
