import type { z } from "zod";
import type { Industry } from "./industry.ts";
import { industrySchema } from "./industry.ts";
import type { PolicyPage } from "./policy-page.ts";
import { policySchema } from "./policy-page.ts";
import type { Service } from "./service.ts";
import { serviceSchema } from "./service.ts";
import {
	aboutPageSchema,
	blogPageSchema,
	caseStudiesPageSchema,
	contactPageSchema,
	homeSchema,
	industriesPageSchema,
	notFoundPageSchema,
	servicesPageSchema,
} from "./single-pages.ts";
import { aboutView } from "./views/about.ts";
import { blogView } from "./views/blog.ts";
import { caseStudiesView } from "./views/case-studies.ts";
import { contactView } from "./views/contact.ts";
import { homeView } from "./views/home.ts";
import { industriesView } from "./views/industries.ts";
import { industryView } from "./views/industry.ts";
import { notFoundView } from "./views/not-found.ts";
import { policyView } from "./views/policy.ts";
import { serviceView } from "./views/service.ts";
import { servicesView } from "./views/services.ts";

/**
 * Every kind of page there is, in the order of the route table. Routes, reading and checking, the list of pages,
 * breadcrumbs, schemas for editors and llms.txt follow from it; a new kind is an entry here and a screen,
 * `app/screens/KIND.tsx`. It comes into the menus by its name in `views/layout.ts`, and into VS Code by a line in `.vscode/settings.json`.
 *
 * - `content`: its name in the checked content
 * - `path`: its address; for a folder, with `:slug` for the file's name
 * - `file` or `folder`: what it is written in, below content/
 * - `slugs`: the only files that the folder may have, in their order
 * - `name`: what lists of pages call it
 * - `parent`: the kind above it in the breadcrumbs, where that is not the home page
 * - `text`: how its screen shows the Markdown below the fields; without it there must be none
 * - `section`: where llms.txt lists it
 * - `view`: what its screen gets as `page`
 */
export const pageTable = {
	home: { content: "home", path: "/", file: "pages/home.md", name: "Home", section: "Agency", schema: homeSchema, view: homeView },
	services: {
		content: "servicesPage",
		path: "/services",
		file: "pages/services.md",
		name: "Services",
		section: "Services",
		schema: servicesPageSchema,
		view: servicesView,
	},
	service: {
		content: "services",
		path: "/services/:slug",
		folder: "services",
		name: ({ title }: Service) => title,
		parent: "services",
		text: "expandable",
		section: "Services",
		schema: serviceSchema,
		view: serviceView,
	},
	industries: {
		content: "industriesPage",
		path: "/industries",
		file: "pages/industries.md",
		name: "Industries",
		section: "Industries",
		schema: industriesPageSchema,
		view: industriesView,
	},
	industry: {
		content: "industries",
		path: "/industries/:slug",
		folder: "industries",
		name: ({ name }: Industry) => name,
		parent: "industries",
		text: ({ article }: Industry) => article,
		section: "Industries",
		schema: industrySchema,
		view: industryView,
	},
	"case-studies": {
		content: "caseStudiesPage",
		path: "/case-studies",
		file: "pages/case-studies.md",
		name: "Case Studies",
		section: "Agency",
		schema: caseStudiesPageSchema,
		view: caseStudiesView,
	},
	blog: { content: "blogPage", path: "/blog", file: "pages/blog.md", name: "Blog", section: "Optional", schema: blogPageSchema, view: blogView },
	about: {
		content: "aboutPage",
		path: "/about-us",
		file: "pages/about-us.md",
		name: "About Us",
		text: "plain",
		section: "Agency",
		schema: aboutPageSchema,
		view: aboutView,
	},
	contact: {
		content: "contactPage",
		path: "/contact-us",
		file: "pages/contact-us.md",
		name: "Contact Us",
		section: "Agency",
		schema: contactPageSchema,
		view: contactView,
	},
	policy: {
		content: "policies",
		path: "/:slug",
		folder: "policies",
		slugs: ["privacy-policy", "terms-of-service", "refund-and-cancellation-policy"],
		name: ({ name }: PolicyPage) => name,
		text: "plain",
		section: "Optional",
		schema: policySchema,
		view: policyView,
	},
	"not-found": {
		content: "notFoundPage",
		path: "*",
		file: "pages/not-found.md",
		name: "Page Not Found",
		schema: notFoundPageSchema,
		view: notFoundView,
	},
} as const;

/** Every kind, in the order of the table. */
export const pageKinds = Object.keys(pageTable) as PageKind[];

export type PageKind = keyof typeof pageTable;

/** The fields of a page of a kind. */
export type PageData<Kind extends PageKind> = z.output<(typeof pageTable)[Kind]["schema"]>;

/** How a screen shows an article: whole, or its first paragraph with the rest behind Read More. */
export type ArticleForm = "plain" | "expandable";
