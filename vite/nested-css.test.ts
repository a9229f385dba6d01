import { expect, test } from "vitest";
import { nestedCss } from "./nested-css.ts";

test.each([
	["of one class", "p{}.a{b:c}.a:hover{d:e}.a>i{f:g}.a i{h:i}", "p{}.a{b:c;&:hover{d:e}>i{f:g}& i{h:i}}"],
	["within a query", "@media print{.a{b:c}.a:hover{d:e}}", "@media print{.a{b:c;&:hover{d:e}}}"],
	["of another class with the same beginning", "p{}.a{b:c}.a-b{d:e}", "p{}.a{b:c}.a-b{d:e}"],
	["of several selectors", "p{}.a{b:c}.a:hover,.b{d:e}", "p{}.a{b:c}.a:hover,.b{d:e}"],
])("rules %s", (_, flat, nested) => {
	expect(nestedCss(flat)).toBe(nested);
});

test("a class whose name goes on with an escaped sign is another class", () => {
	const css = ".py-2{padding:1px}.py-2\\.5{padding:2px}";
	expect(nestedCss(css)).toBe(css);
});
