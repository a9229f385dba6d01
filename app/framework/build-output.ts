/** Path that the catch-all route renders as the 404 page. */
export const NOT_FOUND_PATH = "/__not-found";

/** Glob for React Router's route manifest. The build renames it: its hash would change every page whenever one changes. */
export const MANIFEST_FILES = "assets/manifest-*.js";

/** URL path of the route manifest. It has no hash, so pages revalidate it when they hydrate. */
export const MANIFEST_PATH = "/manifest.js";
