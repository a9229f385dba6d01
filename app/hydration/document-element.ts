/** Returns `<html>`. As a function, it works in modules that the server imports, and it shortens the inline script. */
export const documentElement = () => document.documentElement;
