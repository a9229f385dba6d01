import { expect, test } from "@playwright/test";
import { FEWEST_LINKS } from "../crawlers/audit.ts";
import { linkGraph } from "../crawlers/body-links.ts";
import { canonicalUrl } from "../shared/addresses.ts";
import { htmlOf } from "./built-files.ts";
import { paths, site } from "./site.ts";

const graph = linkGraph(paths.map((path) => ({ url: canonicalUrl(site, path), html: htmlOf(path) })));
const from = (path: string) => [...(graph.get(canonicalUrl(site, path)) ?? [])].map((url) => new URL(url).pathname);

test(`every page is linked from the bodies of at least ${FEWEST_LINKS} others`, () => {
	const weak = paths.filter((path) => from(path).length < FEWEST_LINKS).map((path) => `${path}: ${from(path).join(", ") || "none"}`);
	expect(weak, "pages with few links, and from where").toEqual([]);
});

test("the home page leads to the case studies and to About us, posts to what answers them, and that page back", () => {
	expect(from("/case-studies")).toContain("/");
	expect(from("/about-us")).toContain("/");
	const answering = paths.filter((path) => from(path).includes("/blog") && path.startsWith("/services/"));
	expect(answering.length).toBeGreaterThan(0);
	for (const path of answering) expect(from("/blog"), `${path} leads back to its post`).toContain(path);
});
