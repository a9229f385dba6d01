import { describe, expect, test } from "vitest";
import { checkRedirects, redirectsSchema } from "./redirects.ts";

const pages = ["/", "/services", "/services/seo"];
const check = (...redirects: [from: string, to: string][]) =>
	checkRedirects(
		"content/redirects.md",
		redirects.map(([from, to]) => ({ from, to })),
		pages,
	).map(({ field, found, suggestion }) => ({ field, found, ...(suggestion && { suggestion }) }));

describe("redirects", () => {
	test("may lead to a page, a part of it, or another site", () => {
		expect(check(["/old", "/services"], ["/old.php", "/services/seo#faq"], ["/shop", "https://shop.example.com/all"])).toEqual([]);
	});

	test.each<[string, [string, string][], string, string]>([
		["hide a page", [["/services", "/"]], "redirects.0.from", "/services"],
		["hide another form of a page", [["/services/seo.html", "/"]], "redirects.0.from", "/services/seo.html"],
		["hide the home page", [["/index.html", "/services"]], "redirects.0.from", "/index.html"],
		[
			"contradict each other",
			[
				["/old", "/services"],
				["/old", "/"],
			],
			"redirects.1.from",
			"/old a second time",
		],
		["hide a page on hosts that take upper case for lower case", [["/Services/SEO", "/"]], "redirects.0.from", "/Services/SEO"],
		[
			"contradict each other but for upper case",
			[
				["/old", "/services"],
				["/Old", "/"],
			],
			"redirects.1.from",
			"/Old a second time",
		],
		["lead to themselves", [["/old", "/old"]], "redirects.0.to", "/old, which leads back to itself"],
		[
			"go in circles",
			[
				["/a", "/b"],
				["/b", "/a"],
			],
			"redirects.0.to",
			"/b, which leads back to itself",
		],
		[
			"take two steps",
			[
				["/a", "/b"],
				["/b", "/services"],
			],
			"redirects.0.to",
			"/b, which is redirected itself",
		],
	])("may not %s", (_what, redirects, field, found) => {
		expect(check(...redirects)).toContainEqual(expect.objectContaining({ field, found }));
	});

	test("that lead to no page are told the nearest", () => {
		expect(check(["/old", "/service/seo"])).toEqual([{ field: "redirects.0.to", found: "/service/seo", suggestion: "/services/seo" }]);
	});

	test.each(["old", "/old/", "/old?page=1", "/old page", "https://old.example/a", "/old*", "/{old}", "/old$", "//old", "/"])(
		"have no old address such as %s",
		(from) => {
			expect(redirectsSchema.safeParse({ redirects: [{ from, to: "/" }] }).success).toBe(false);
		},
	);

	test.each(["services", "//evil.example", "http://insecure.example", "javascript:alert(1)", "/services; }", "/services/"])(
		"have no target such as %s",
		(to) => {
			expect(redirectsSchema.safeParse({ redirects: [{ from: "/old", to }] }).success).toBe(false);
		},
	);
});
