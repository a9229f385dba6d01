/** Formats whole US dollars, such as $1,799. Avoids Intl, which is slow to start in browsers. */
export const dollars = (amount: number) => `$${String(amount).replace(/\B(?=(\d{3})+$)/g, ",")}`;
