/**
 * A price in whole US dollars, for example $1,799. Written without Intl, which a browser takes long to start.
 */
export const dollars = (amount: number) => `$${String(amount).replace(/\B(?=(\d{3})+$)/g, ",")}`;
