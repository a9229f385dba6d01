/** Formats whole US dollars, for example $1,799. Without Intl, which is slow to start in browsers. */
export const dollars = (amount: number) => `$${String(amount).replace(/\B(?=(\d{3})+$)/g, ",")}`;
