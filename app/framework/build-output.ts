/** Rendered as the 404 page by the catch-all route. */
export const NOT_FOUND_PATH = "/__not-found";

/** React Router's route manifest. A hash in its name would change all pages whenever one page changes. */
export const MANIFEST_FILES = "assets/manifest-*.js";

/** The route manifest without a hash, which pages revalidate when they hydrate. */
export const MANIFEST_PATH = "/manifest.js";
