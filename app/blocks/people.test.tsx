import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { People } from "./people.tsx";

const person = {
	sample: false,
	id: "ann-other",
	name: "Ann Other",
	role: "Editor",
	about: undefined,
	photo: undefined,
	profiles: [],
	writes: [],
	checks: [],
};

test("a person stands with what they sign, under the id that bylines lead to; without people there is no section", () => {
	const links = (html: string) => [...html.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href);
	const html = renderToStaticMarkup(
		<People
			title="Who writes"
			people={[{ ...person, writes: [{ name: "SEO", path: "/services/seo" }], checks: [{ name: "IT", path: "/industries/it" }] }]}
		/>,
	);
	expect(html).toContain('<li id="ann-other"');
	expect(html).toMatch(/1 byline, 1 check<.*\/services\/seo.*\/industries\/it/);
	expect(links(html)).toEqual(["/services/seo", "/industries/it"]);
	expect(renderToStaticMarkup(<People title="Who writes" people={[person]} />)).not.toMatch(/byline|check/);
	expect(renderToStaticMarkup(<People title="Who writes" people={[]} />)).toBe("");
});
