/** Length limits in characters (docs/product.md, section 5). In a file of its own, since the browser's checks need no schema. */
export const TITLE_LENGTH = { min: 30, max: 60 } as const;
export const DESCRIPTION_MAX = 160;
