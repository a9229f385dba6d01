import { documentElement } from "./document-element.ts";

/** Lays out all that first-paint.css skips, because scrolling to a position needs the height of everything above it. */
export const layOutPage = () => delete documentElement().dataset.top;
