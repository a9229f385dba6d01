import { expect, test } from "vitest";
import { entryOf } from "../reading/entries.test.setup.ts";
import { checkRedirects, redirectsSchema } from "./redirects.ts";

const parse = (from: string, to: string) => redirectsSchema.safeParse({ redirects: [{ from, to }] }).success;

test.each([
	["/old /services, /old.php /services/seo#faq, /shop https://shop.example.com/all, /category/* /", []],
	["/old /services, /old /", [["redirects.1.from", "/old twice", undefined]]],
	["/old /services, /Old /", [["redirects.1.from", "/Old twice", undefined]]],
	["/old /old", [["redirects.0.to", "/old, which is itself redirected", undefined]]],
	["/a /b, /b /services", [["redirects.0.to", "/b, which is itself redirected", "/services"]]],
])("reports duplicates and chains in %s", (text, problems) => {
	const redirects = text.split(", ").map((pair) => {
		const [from = "", to = ""] = pair.split(" ");
		return { from, to };
	});
	const found = checkRedirects(entryOf("redirects", { redirects }));
	expect(found.map(({ field, found, suggestion }) => [field, found, suggestion])).toEqual(problems);
});

test.each(["old", "/old/", "/old?page=1", "https://old.example/a", "/*", "/a/*/b", `/${"a".repeat(250)}`, "/{old}", "/old$", "//old", "/"])(
	"rejects %s as an old path",
	(from) => expect(parse(from, "/")).toBe(false),
);

test.each(["services", "/services/*", "//evil.example", "http://insecure.example", "javascript:alert(1)", "/services; }", "/services/"])(
	"rejects %s as a target",
	(to) => expect(parse("/old", to)).toBe(false),
);

test.each([
	[1_000, "", true],
	[1_001, "", false],
	[51, "/*", false],
])("enforces the limits of Cloudflare Pages (%i redirects from /old…%s, accepted: %s)", (length, suffix, accepted) => {
	const redirects = Array.from({ length }, (_, index) => ({ from: `/old${index}${suffix}`, to: "/" }));
	expect(redirectsSchema.safeParse({ redirects }).success).toBe(accepted);
});
