import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ErrorScreen } from "./error-screen.tsx";

test.each([
	["an error", "No such thing", new Error("No such thing")],
	["an error without a message", "TypeError", new TypeError()],
	["a DOM exception without a message", "AbortError", new DOMException("", "AbortError")],
	["an object with status and message", "503 Try again", { status: 503, message: "Try again" }],
	["a router error response", "404 Not Found No page", { status: 404, statusText: "Not Found", internal: true, data: "No page" }],
	["text", "Out of order", "Out of order"],
	["undefined", "Unknown error", undefined],
	["an empty object", "Unknown error", {}],
])('displays %s as "%s"', (_, shown, thrown) => {
	expect(renderToStaticMarkup(<ErrorScreen error={thrown} />)).toContain(`>${shown}</p>`);
});
