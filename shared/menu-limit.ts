/** The maximum number of entries in menus, footer groups, and related pages. */
export const MENU_LIMIT = 12;
