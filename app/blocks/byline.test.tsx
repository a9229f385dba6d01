import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Byline } from "./byline.tsx";

const text = (html: string) =>
	html
		.replace(/<\/?a\b[^>]*>/g, "")
		.replace(/<[^>]+>/g, " ")
		.replace(/\s+/g, " ")
		.trim();
const author = { name: "Ann Other", role: "Editor", path: "/about-us#ann-other" };
const reviewer = { name: "Kim Other", role: "Lawyer", path: "/about-us#kim-other" };

test("a byline says what is known of a text, and nothing where nothing is", () => {
	const whole = renderToStaticMarkup(<Byline author={author} reviewer={reviewer} updated="2026-03-15" />);
	expect(text(whole)).toBe("Written by Ann Other, Editor Checked by Kim Other, Lawyer Updated March 15, 2026");
	expect(whole).toContain('<time dateTime="2026-03-15">');
	for (const { path, name } of [author, reviewer]) expect(whole).toMatch(new RegExp(`<a href="${path}"[^>]*>${name}</a>`));
	expect(text(renderToStaticMarkup(<Byline author={author} />))).toBe("Written by Ann Other, Editor");
	expect(renderToStaticMarkup(<Byline />)).toBe("");
});
