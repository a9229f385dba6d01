import { expect, test } from "vitest";
import { builtPage } from "./built-pages.ts";
import { headersPolicy } from "./headers-policy.ts";
import { parseHtml } from "./html.ts";
import { redirectsFile } from "./netlify.ts";
import { vercelConfig } from "./vercel.ts";
import { inlineHashes } from "./write-hosts.ts";

const redirects = [
	{ from: "/category/*", to: "/blog" },
	{ from: "/old.php", to: "/services/seo" },
	{ from: "/category/deep/*", to: "/blog#post" },
];
const input = { photoHost: "https://photos.example", scriptHash: "'sha256-a'", styleHashes: ["'sha256-b'"], redirects };
const page = (head: string, body = "") => builtPage("index.html", parseHtml(`<!doctype html><head>${head}</head><body>${body}</body>`));
const good = "<style>a{}</style><script>1</script>";

test("the policy allows the photo host, and the host of the analytics URL if one is configured", () => {
	const csp = (analytics?: string) => headersPolicy({ ...input, ...(analytics && { analytics }) }).headers["Content-Security-Policy"];
	expect(csp()).toContain("img-src 'self' https://photos.example;");
	expect(csp()).toContain("connect-src 'self';");
	expect(csp("https://count.example/path")).toContain("connect-src 'self' https://count.example;");
});

test("writes redirects for Netlify, Cloudflare, and Vercel", () => {
	const policy = headersPolicy(input);
	expect(redirectsFile(policy)).toBe(
		"/old.php /services/seo 301\n/old.php/ /services/seo 301\n/category/deep/* /blog#post 301\n/category/deep /blog#post 301\n/category/* /blog 301\n/category /blog 301\n",
	);
	expect(JSON.parse(vercelConfig(policy)).redirects).toEqual([
		{ source: "/old.php", destination: "/services/seo", statusCode: 301 },
		{ source: "/category/deep/:rest*", destination: "/blog#post", statusCode: 301 },
		{ source: "/category/:rest*", destination: "/blog", statusCode: 301 },
	]);
});

test("hashes inline scripts the way browsers do", () => {
	// The example in the CSP specification: https://www.w3.org/TR/CSP2/#script-src-hash-usage
	const { scriptHash } = inlineHashes([page("<style></style><script>alert('Hello, world.');</script>")]);
	expect(scriptHash).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});

test("doesn't hash data blocks such as JSON-LD", () => {
	const { scriptHash } = inlineHashes([page(good)]);
	expect(inlineHashes([page(good, '<script type="application/ld+json">{"a":1}</script>')]).scriptHash).toBe(scriptHash);
});

test.each([
	["a different script on another page", [page(good), page("<style>a{}</style><script>2</script>")], "differs"],
	["a different stylesheet on another page", [page(good), page("<style>b{}</style><script>1</script>")], "differs"],
	["two scripts", [page(`${good}<script>2</script>`)], "found 2 inline scripts"],
	["no stylesheet", [page("<script>1</script>")], "found 0 inline styles"],
	["a style attribute", [page(good, '<p style="color:red">')], "<p style="],
	["a style attribute in a template", [page(good, '<template><p style="color:red"></template>')], "<p style="],
	["an event handler", [page(good, '<img onerror="x()">')], "<img onerror="],
])("rejects pages with %s", (_what, pages, message) => {
	expect(() => inlineHashes(pages)).toThrow(message);
});
