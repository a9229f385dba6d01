import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Text } from "./text.tsx";

test("a chip does not run into the word before it where text is taken from the page", () => {
	const html = renderToStaticMarkup(<Text text="2.5 seconds or less[^4], for most" />);
	expect(html.replace(/<[^>]+>/g, "")).toBe("2.5 seconds or less (source 4), for most");
});
