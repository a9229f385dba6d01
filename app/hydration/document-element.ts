/** Returns `<html>`. A constant would fail in modules that the server imports. The function also shortens the inline script. */
export const documentElement = () => document.documentElement;
