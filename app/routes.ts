import type { RouteConfig } from "@react-router/dev/routes";
import { index, route } from "@react-router/dev/routes";
import { markdownFiles } from "./content/load.ts";
import { isDraft } from "./content/source.ts";

const isDev = process.env.NODE_ENV === "development";

/** The addresses of a content folder: one page a file. Drafts are pages in development alone. */
const entries = (folder: string) =>
	markdownFiles(folder)
		.filter((file) => isDev || !isDraft(file))
		.map((file) => route(file.replace(/^content\/(.*)\.md$/, "$1"), `../${file}`));

/** Pages of the test build and of development alone: a page that throws in the browser, and every block in its examples. */
const withTestRoutes = Boolean(process.env.SITE_TEST_ROUTES) || isDev;
const testRoutes = [route("__throws", "./test-routes/throws.tsx"), route("__playground", "./test-routes/playground.tsx")];

/** The URL contract: the specification's route table and nothing else. A page is its content file. */
export default [
	index("../content/pages/home.md"),
	route("services", "../content/pages/services.md"),
	...entries("services"),
	route("industries", "../content/pages/industries.md"),
	...entries("industries"),
	route("case-studies", "../content/pages/case-studies.md"),
	route("blog", "../content/pages/blog.md"),
	route("about-us", "../content/pages/about-us.md"),
	route("contact-us", "../content/pages/contact-us.md"),
	route("privacy-policy", "../content/policies/privacy-policy.md"),
	route("terms-of-service", "../content/policies/terms-of-service.md"),
	route("refund-and-cancellation-policy", "../content/policies/refund-and-cancellation-policy.md"),
	route("*", "../content/pages/not-found.md"),
	...(withTestRoutes ? testRoutes : []),
] satisfies RouteConfig;
