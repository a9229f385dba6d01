/** Returns `<html>`. A function, so that the server can import this module; it also shortens the inline script. */
export const documentElement = () => document.documentElement;
