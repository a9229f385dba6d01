/** Path that the catch-all route renders as the 404 page. */
export const NOT_FOUND_PATH = "/__not-found";

/** React Router's route manifest. A hash in its name would change all pages whenever one page changes. */
export const MANIFEST_FILES = "assets/manifest-*.js";

/** URL path of the route manifest. It has no hash, so pages revalidate it when they hydrate. */
export const MANIFEST_PATH = "/manifest.js";
