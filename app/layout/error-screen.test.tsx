import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ErrorScreen } from "./error-screen.tsx";

test.each([
	["an error", new Error("No such thing"), "No such thing"],
	["an error without a message", new TypeError(), "TypeError"],
	["a DOM exception without a message", new DOMException("", "AbortError"), "AbortError"],
	["an object with status and message", { status: 503, message: "Try again" }, "503 Try again"],
	["an error response of the router", { status: 404, statusText: "Not Found", internal: true, data: "No page" }, "404 Not Found No page"],
	["text", "Out of order", "Out of order"],
	["undefined", undefined, "Unknown error"],
	["an empty object", {}, "Unknown error"],
])('shows the status, message, or name of %s, or "Unknown error"', (_, thrown, shown) => {
	expect(renderToStaticMarkup(<ErrorScreen error={thrown} />)).toContain(`>${shown}</p>`);
});
