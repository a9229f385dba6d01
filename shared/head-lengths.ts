/** Limits in characters for the title and description in search results (docs/product.md, section 5). */
export const TITLE_LENGTH = { min: 30, max: 60 } as const;
export const DESCRIPTION_MAX = 160;
