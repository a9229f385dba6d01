/** The maximum number of services or industries in a menu, footer group, or other short list. Links to overviews don't count. */
export const MENU_LIMIT = 12;
