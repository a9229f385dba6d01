import type { Redirect } from "../model/redirects.ts";

/** Redirects of every kind, held against every server. */
export const redirects: Redirect[] = [
	{ from: "/old.php", to: "/services/seo" },
	{ from: "/company/our-team", to: "/about-us#facts" },
	{ from: "/shop", to: "https://shop.example.com/all" },
	{ from: "/category/*", to: "/blog" },
	{ from: "/category/case.studies/*", to: "/case-studies#technology" },
	{ from: "/category/one", to: "/services" },
	// As many, and as long, as an old shop may have.
	...Array.from({ length: 700 }, (_, index) => ({ from: `/products/${"a-rather-long-name-of-something-".repeat(5)}${index}.html`, to: "/services" })),
];

/** Addresses that a redirect is about, and where they lead. */
export const moved: [from: string, to: string][] = [
	...redirects
		.filter(({ from }) => !from.endsWith("*"))
		.flatMap(({ from, to }): [string, string][] => [
			[from, to],
			[`${from}/`, to],
		]),
	["/category", "/blog"],
	["/category/", "/blog"],
	["/category/2019/some.html", "/blog"],
	["/category/case.studies/", "/case-studies#technology"],
	["/category/case.studies/a/b", "/case-studies#technology"],
	["/category/caseXstudies/a", "/blog"],
];
