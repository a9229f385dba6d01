import { CONTENT_DIR } from "../reading/content-files.ts";

/** The owner's SVG files: logo, logo for the dark theme, and icon. */
export const LOGO_FILE = `${CONTENT_DIR}/logo.svg`;
export const DARK_LOGO_FILE = `${CONTENT_DIR}/logo-dark.svg`;
export const FAVICON_FILE = `${CONTENT_DIR}/favicon.svg`;
export const DRAWING_FILES = [LOGO_FILE, DARK_LOGO_FILE, FAVICON_FILE];
