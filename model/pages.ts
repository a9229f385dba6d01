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

/** How a screen shows an article: whole, or its first paragraph with the rest behind Read More. */
export type ArticleForm = "plain" | "expandable";

/** A kind of page: where its words stand, what checks them, and how the site lists it. */
interface PageDefinition<Schema extends z.ZodType, Kind> {
	/** Its URL path; for a folder, with `:slug` for the file's name. */
	path: string;
	/** The one file below content/ that it is written in; `folder` where each file is a page. */
	file?: string;
	folder?: string;
	/** The only files that the folder may have, in their order. */
	slugs?: readonly string[];
	/** What lists of pages call it; for a folder, the field of each file that says so (default: its `name`). */
	name?: string;
	listedBy?: "title";
	/** The kind above it in the breadcrumbs, where that is not the home page. */
	parent?: Kind;
	/** How its screen shows the Markdown below the fields, unless a field `article` says so; without it there must be none. */
	text?: ArticleForm;
	/** Where llms.txt lists it. */
	section?: "Agency" | "Services" | "Industries" | "Optional";
	schema: Schema;
}

/** Infers the schema of each kind. */
const definePages = <Schemas extends Record<string, z.ZodType>>(
	table: {
		[Kind in keyof Schemas]: PageDefinition<Schemas[Kind], NoInfer<keyof Schemas>>;
	},
) => table;

/**
 * Every kind of page, in the order of the route table. Routes, content checks, page lists, breadcrumbs, editor schemas, and
 * llms.txt follow from it. A new kind is an entry here, a line in `content.ts`, a view in `views/view-of.ts`, and a screen
 * `app/screens/KIND.tsx`; menus name it in `views/layout.ts`, VS Code in `.vscode/settings.json`.
 */
export const pageTable = definePages({
	home: { path: "/", file: "pages/home.md", name: "Home", section: "Agency", schema: homeSchema },
	services: {
		path: "/services",
		file: "pages/services.md",
		name: "Services",
		section: "Services",
		schema: servicesPageSchema,
	},
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
	about: {
		path: "/about-us",
		file: "pages/about-us.md",
		name: "About Us",
		text: "plain",
		section: "Agency",
		schema: aboutPageSchema,
	},
	contact: {
		path: "/contact-us",
		file: "pages/contact-us.md",
		name: "Contact Us",
		section: "Agency",
		schema: contactPageSchema,
	},
	policy: {
		path: "/:slug",
		folder: "policies",
		slugs: ["privacy-policy", "terms-of-service", "refund-and-cancellation-policy"],
		text: "plain",
		section: "Optional",
		schema: policySchema,
	},
	"not-found": {
		path: "*",
		file: "pages/not-found.md",
		name: "Page Not Found",
		schema: notFoundPageSchema,
	},
});

export type PageKind = keyof typeof pageTable;

/** Every kind, in the order of the table. */
export const pageKinds = Object.keys(pageTable) as PageKind[];

/** The fields of a page of a kind. */
export type PageData<Kind extends PageKind> = z.output<(typeof pageTable)[Kind]["schema"]>;
