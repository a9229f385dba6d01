/** Returns `<html>`. A function, because the server also imports this module; short, because the inline script uses it often. */
export const documentElement = () => document.documentElement;
