/** Unknown path that the build requests to render the 404 page. */
export const NOT_FOUND_PATH = "/__not-found";

/** Glob for React Router's route manifest. The build drops the hash from its name, because a new hash would change every page. */
export const MANIFEST_FILES = "assets/manifest-*.js";

/** URL path of the route manifest. Its name has no hash, so browsers revalidate it each time a page hydrates. */
export const MANIFEST_PATH = "/manifest.js";
