import { expect, test } from "vitest";
import { articleModule } from "./article-module.ts";

const compiled = (markdown: string) => articleModule(markdown, "all", { titled: false });

test("a paragraph that is one bold sentence is the line to remember", async () => {
	const code = await compiled("One of a kind.\n\n**We write it down.**\n");
	expect(code).toMatch(/className: "display text-h3",\s+children: _jsx\(_components\.mark, \{\s+className: "hit",\s+children: "We write it down\."/);
});

test("bold words within a paragraph stay bold, and so do points of a list", async () => {
	for (const markdown of ["**Bold** and more.\n", "- **A point**\n\n- **Another**\n"]) {
		const code = await compiled(markdown);
		expect(code, markdown).toContain("_components.strong");
		expect(code, markdown).not.toContain("_components.mark");
	}
});
