/** Width and quality of photos (docs/product.md, section 9); layouts may ask for other widths. */
export const PHOTO_WIDTH = 800;
export const PHOTO_QUALITY = 80;
