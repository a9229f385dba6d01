/** Returns `<html>`. A function, because the server imports this too; short, because the inline script names it often. */
export const documentElement = () => document.documentElement;
