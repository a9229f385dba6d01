import { expect, test } from "vitest";
import { checkRedirects, redirectsSchema } from "./redirects.ts";

const parse = (from: string, to: string) => redirectsSchema.safeParse({ redirects: [{ from, to }] }).success;

/** Checks redirects written as "/from /to, /from /to". */
const check = (text: string) => {
	const redirects = text.split(", ").map((pair) => {
		const [from = "", to = ""] = pair.split(" ");
		return { from, to };
	});
	const entry = {
		file: "content/redirects.md",
		slug: "redirects",
		data: { redirects },
		body: "",
		bodyLine: 1,
		confirm: [],
		lineOf: () => 1,
	};
	return checkRedirects(entry).map(({ field, found, suggestion }) => [field, found, suggestion]);
};

test.each([
	[
		"accepts pages, fragments, other sites and folders",
		"/old /services, /old.php /services/seo#faq, /shop https://shop.example.com/all, /category/* /",
		[],
	],
	["rejects duplicates", "/old /services, /old /", [["redirects.1.from", "/old twice", undefined]]],
	["rejects duplicates that differ in case", "/old /services, /Old /", [["redirects.1.from", "/Old twice", undefined]]],
	["rejects loops", "/old /old", [["redirects.0.to", "/old, which loops back", undefined]]],
	["rejects chains", "/a /b, /b /services", [["redirects.0.to", "/b, which is redirected itself", "/services"]]],
])("%s", (_rule, redirects, problems) => {
	expect(check(redirects)).toEqual(problems);
});

test.each(["old", "/old/", "/old?page=1", "https://old.example/a", "/*", "/a/*/b", `/${"a".repeat(250)}`, "/{old}", "/old$", "//old", "/"])(
	"rejects %s as an old path",
	(from) => {
		expect(parse(from, "/")).toBe(false);
	},
);

test.each(["services", "/services/*", "//evil.example", "http://insecure.example", "javascript:alert(1)", "/services; }", "/services/"])(
	"rejects %s as a target",
	(to) => {
		expect(parse("/old", to)).toBe(false);
	},
);

test("limits redirects to what Cloudflare Pages reads", () => {
	const messagesFor = (count: number, suffix: string) => {
		const redirects = Array.from({ length: count }, (_, index) => ({ from: `/a${index}${suffix}`, to: "/" }));
		return redirectsSchema.safeParse({ redirects }).error?.issues.map(({ message }) => message) ?? [];
	};
	expect(messagesFor(1_000, "")).toEqual([]);
	expect(messagesFor(1_001, "")).toEqual([expect.stringContaining("at most 1000 single URLs")]);
	expect(messagesFor(51, "/*")).toEqual([expect.stringContaining("at most 50 that end in /*")]);
});
