/** The maximum number of entries in menus, footer groups, lists on the home page, and related pages. */
export const MENU_LIMIT = 12;
