/** How many entries a menu, a footer group or a list of related pages holds; the overviews list all. */
export const MENU_LIMIT = 12;
