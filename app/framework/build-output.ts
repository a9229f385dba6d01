/** The address for which the 404 page is rendered; matched by the catch-all route. */
export const NOT_FOUND_PATH = "/__not-found";

/** The framework's name for the list of routes: each changed page would change it, and with it all other pages. */
export const MANIFEST_FILES = "assets/manifest-*.js";

/** Where the list of routes stands instead: asked for anew by each page that wakes, so that it fits the last build. */
export const MANIFEST_PATH = "/manifest.js";
