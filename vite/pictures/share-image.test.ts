import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { colorOf } from "../styles/tokens.ts";
import { shareImage } from "./share-image.ts";

test("marks the last occurrence of the phrase, on the paper color", () => {
	const { element } = shareImage({ title: "cited or cited", mark: "cited", siteName: "Citewell", address: "example.com/seo" });
	const html = renderToStaticMarkup(element);
	expect(html).toMatch(new RegExp(`^<div style="[^"]*background-color:${colorOf("paper")}`));
	expect(html).toMatch(/cited or <span style="[^"]*linear-gradient[^"]*">cited<\/span>/);
});
