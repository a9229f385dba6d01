/** Maximum number of services or industries in a menu, footer group, or other short list, not counting the link to the overview. */
export const MENU_LIMIT = 12;
