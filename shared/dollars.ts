/** Formats a whole number with commas, such as 3,465. Avoids Intl, which is slow to start in browsers. */
export const grouped = (amount: number) => String(amount).replace(/\B(?=(\d{3})+$)/g, ",");

/** Formats whole US dollars, such as $1,799. */
export const dollars = (amount: number) => `$${grouped(amount)}`;
