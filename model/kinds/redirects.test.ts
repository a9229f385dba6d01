import { describe, expect, test } from "vitest";
import { checkRedirects, redirectsSchema } from "./redirects.ts";

const pages = ["/", "/services", "/services/seo"];
/** Checks redirects that are written as "/from /to, /from /to". */
const check = (text: string) => {
	const redirects = text.split(", ").map((one) => {
		const [from = "", to = ""] = one.split(" ");
		return { from, to };
	});
	const entry = { file: "content/redirects.md", slug: "redirects", data: { redirects }, body: "", bodyLine: 1, confirm: [], lineOf: () => 1 };
	return checkRedirects(entry, pages).map(({ field, found, suggestion }) => ({ field, found, ...(suggestion && { suggestion }) }));
};

describe("redirects", () => {
	test("may lead to a page, a part of it, or another site", () => {
		expect(check("/old /services, /old.php /services/seo#faq, /shop https://shop.example.com/all, /category/* /services, /serv/* /")).toEqual([]);
	});

	test.each([
		["hide a page", "/services /", "redirects.0.from", "/services"],
		["hide another form of a page", "/services/seo.html /", "redirects.0.from", "/services/seo.html"],
		["hide the home page", "/index.html /services", "redirects.0.from", "/index.html"],
		["contradict each other", "/old /services, /old /", "redirects.1.from", "/old a second time"],
		["hide a page on hosts that take upper case for lower case", "/Services/SEO /", "redirects.0.from", "/Services/SEO"],
		["contradict each other but for upper case", "/old /services, /Old /", "redirects.1.from", "/Old a second time"],
		["lead to themselves", "/old /old", "redirects.0.to", "/old, which leads back to itself"],
		["go in circles", "/a /b, /b /a", "redirects.0.to", "/b, which leads back to itself"],
		["take two steps", "/a /b, /b /services", "redirects.0.to", "/b, which is redirected itself"],
		["hide the pages of a folder", "/services/* /", "redirects.0.from", "/services/*, which would hide /services"],
		["hide a page by a folder in upper case", "/Services/SEO/* /", "redirects.0.from", "/Services/SEO/*, which would hide /services/seo"],
	])("may not %s", (_what, redirects, field, found) => {
		expect(check(redirects)).toContainEqual(expect.objectContaining({ field, found }));
	});

	test("that lead to no page are told the nearest", () => {
		expect(check("/old /service/seo")).toEqual([{ field: "redirects.0.to", found: "/service/seo", suggestion: "/services/seo" }]);
	});

	test.each([
		"old",
		"/old/",
		"/old?page=1",
		"/old page",
		"https://old.example/a",
		"/old*",
		"/*",
		"/a/*/b",
		"/a/*.html",
		`/${"a".repeat(250)}`,
		"/{old}",
		"/old$",
		"//old",
		"/",
	])("have no old address such as %s", (from) => {
		expect(redirectsSchema.safeParse({ redirects: [{ from, to: "/" }] }).success).toBe(false);
	});

	test("are no more than every host reads", () => {
		const list = (count: number, from: (index: number) => string) => ({
			redirects: Array.from({ length: count }, (_, index) => ({ from: from(index), to: "/" })),
		});
		const messagesOf = (value: unknown) => redirectsSchema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
		expect(messagesOf(list(1_000, (index) => `/a${index}`))).toEqual([]);
		expect(messagesOf(list(1_001, (index) => `/a${index}`))).toEqual([expect.stringContaining("at most 1000 single addresses")]);
		expect(messagesOf(list(51, (index) => `/a${index}/*`))).toEqual([expect.stringContaining("at most 50 that end in /*")]);
	});

	test.each(["services", "/services/*", "//evil.example", "http://insecure.example", "javascript:alert(1)", "/services; }", "/services/"])(
		"have no target such as %s",
		(to) => {
			expect(redirectsSchema.safeParse({ redirects: [{ from: "/old", to }] }).success).toBe(false);
		},
	);
});
