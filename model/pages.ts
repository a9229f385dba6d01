import type { z } from "zod";
import { homeSchema } from "./kinds/home.ts";
import { industrySchema } from "./kinds/industry.ts";
import { policySchema } from "./kinds/policy.ts";
import { serviceSchema } from "./kinds/service.ts";
import {
	aboutPageSchema,
	blogPageSchema,
	caseStudiesPageSchema,
	contactPageSchema,
	industriesPageSchema,
	notFoundPageSchema,
	servicesPageSchema,
} from "./kinds/single-pages.ts";

/** How a page shows its article: whole, or collapsed behind Read More. */
export type ArticleForm = "plain" | "expandable";

interface PageDefinition<Schema extends z.ZodType, Kind> {
	/** Its URL path. For kinds with a folder, `:slug` stands for the file name. */
	path: string;
	/** Its file in content/, or the `folder` where each file is a page. */
	file?: string;
	folder?: string;
	/** The names of the only files allowed in the folder, in display order. */
	slugs?: readonly string[];
	/** Name in page lists, for kinds with a single file. */
	name?: string;
	/** The field that page lists use as the name, for kinds with a folder. Defaults to `name`. */
	listedBy?: "title";
	/** Its parent in the breadcrumbs; by default, the home page. */
	parent?: Kind;
	/** How its screen shows the Markdown, unless the field `article` overrides it. Kinds without `text` can't have Markdown. */
	text?: ArticleForm;
	/** Its section in llms.txt. */
	section?: "Agency" | "Services" | "Industries" | "Optional";
	schema: Schema;
}

/** Returns the table unchanged; its type keeps the schema of each kind. */
const definePages = <Schemas extends Record<string, z.ZodType>>(
	table: { [Kind in keyof Schemas]: PageDefinition<Schemas[Kind], NoInfer<keyof Schemas>> },
) => table;

/**
 * Every kind of page, in route order. The source of routes, content checks, page lists, breadcrumbs, editor schemas, and llms.txt.
 * AGENTS.md explains how to add a kind (recipe 4).
 */
export const pageTable = definePages({
	home: { path: "/", file: "pages/home.md", name: "Home", section: "Agency", schema: homeSchema },
	services: { path: "/services", file: "pages/services.md", name: "Services", section: "Services", schema: servicesPageSchema },
	service: {
		path: "/services/:slug",
		folder: "services",
		listedBy: "title",
		parent: "services",
		text: "expandable",
		section: "Services",
		schema: serviceSchema,
	},
	industries: {
		path: "/industries",
		file: "pages/industries.md",
		name: "Industries",
		section: "Industries",
		schema: industriesPageSchema,
	},
	industry: {
		path: "/industries/:slug",
		folder: "industries",
		parent: "industries",
		text: "expandable",
		section: "Industries",
		schema: industrySchema,
	},
	"case-studies": {
		path: "/case-studies",
		file: "pages/case-studies.md",
		name: "Case Studies",
		section: "Agency",
		schema: caseStudiesPageSchema,
	},
	blog: { path: "/blog", file: "pages/blog.md", name: "Blog", section: "Optional", schema: blogPageSchema },
	about: { path: "/about-us", file: "pages/about-us.md", name: "About Us", text: "plain", section: "Agency", schema: aboutPageSchema },
	contact: { path: "/contact-us", file: "pages/contact-us.md", name: "Contact Us", section: "Agency", schema: contactPageSchema },
	policy: {
		path: "/:slug",
		folder: "policies",
		slugs: ["privacy-policy", "terms-of-service", "refund-and-cancellation-policy"],
		text: "plain",
		section: "Optional",
		schema: policySchema,
	},
	"not-found": { path: "*", file: "pages/not-found.md", name: "Page Not Found", schema: notFoundPageSchema },
});

export type PageKind = keyof typeof pageTable;

export const pageKinds = Object.keys(pageTable) as PageKind[];

/** The validated fields of a page, by its kind. */
export type PageData<Kind extends PageKind> = z.output<(typeof pageTable)[Kind]["schema"]>;
