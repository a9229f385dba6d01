/**
 * The labels, figures, dates, and limits in docs/product.md, copied by hand in its order. specification.spec.ts checks code and
 * content against them, so this file must not import either.
 */

/** Every page with its name in menus and the footer (section 2). */
export const ROUTES = {
	"/": "Home",
	"/services": "Services",
	"/services/seo": "SEO",
	"/services/content-writing": "Content Writing",
	"/services/link-building": "Link Building",
	"/services/website-development": "Website Development",
	"/services/generative-engine-optimization": "Generative Engine Optimization",
	"/industries": "Industries",
	"/industries/ecommerce": "eCommerce",
	"/industries/healthcare": "Healthcare",
	"/industries/it": "IT & Technology",
	"/industries/startups": "Startups",
	"/industries/real-estate": "Real Estate",
	"/industries/law-firms": "Law Firms",
	"/case-studies": "Case Studies",
	"/blog": "Blog",
	"/about-us": "About Us",
	"/contact-us": "Contact Us",
	"/privacy-policy": "Privacy Policy",
	"/terms-of-service": "Terms of Service",
	"/refund-and-cancellation-policy": "Refund Policy",
} as const;

const everywhere = [...Object.keys(ROUTES), "/404"];
const services = Object.keys(ROUTES).filter((path) => path.startsWith("/services/"));
const industries = Object.keys(ROUTES).filter((path) => path.startsWith("/industries/"));
const policies = ["/privacy-policy", "/terms-of-service", "/refund-and-cancellation-policy"];
const withBanner = ["/", "/services", ...services, "/industries", ...industries, "/case-studies", "/blog", "/about-us"];
const withQuestions = ["/", ...services, ...industries, "/about-us"];
const expandable = [...services, ...industries.filter((path) => path !== "/industries/real-estate")];

/** Labels on pages, and the targets of links with those labels: mail, chat, or a page. */
export const LABELS: readonly (readonly [pages: readonly string[], texts: readonly string[], to?: string])[] = [
	// Shared layout
	[everywhere, ["Email Our Team"], "mail"],
	[everywhere, ["Blog"], "/blog"],
	[everywhere, ["Chat on WhatsApp (opens in a new tab)"], "chat"],
	// Reusable blocks
	[withBanner, ["Free Consultation", "No Obligation", "24-48h Response"]],
	[withBanner, ["WhatsApp Us Now (opens in a new tab)"], "chat"],
	[withQuestions, ["Frequently Asked Questions"]],
	[expandable, ["Read More", "Read Less"]],
	// Pages
	[["/"], ["Get Your FREE Marketing Audit"], "mail"],
	[["/"], ["See all services"], "/services"],
	[["/about-us"], ["Start the Conversation"], "mail"],
	[["/contact-us"], ["hello@example.com"], "mail"],
	[policies, ["Last Updated: 1 Sep 2025"]],
	[["/blog"], ["March 15, 2024", "March 10, 2024", "March 5, 2024"]],
	[["/404"], ["404", "Page Not Found", "Sorry, the page you're looking for doesn't exist or has been moved."]],
	[["/services/link-building"], ["12-Month Live Link Guarantee", "Trusted by 50+ Agencies", "White-Hat Only", "quoted on request"]],
];

const serviceTitles = [
	"Search Engine Optimization",
	"Content Writing",
	"Link Building",
	"Website Development",
	"Generative Engine Optimization",
];
const industryTitles = ["eCommerce", "Healthcare", "IT & Technology", "Startups", "Real Estate", "Law Firms"];

/** Consecutive headings of cards, steps, packages, posts, and values, in order. */
export const HEADINGS: readonly (readonly [page: string, headings: readonly string[]])[] = [
	["/", serviceTitles],
	["/", industryTitles],
	["/services", serviceTitles],
	["/services/link-building", ["Silver", "Gold", "Platinum"]],
	["/services/website-development", ["Discovery & Planning", "Design & Wireframing", "Development & Testing", "Launch & Support"]],
	["/industries", industryTitles],
	[
		"/industries/healthcare",
		[
			"HIPAA-compliant marketing",
			"Patient acquisition",
			"Medical content writing",
			"Appointment booking optimization",
			"Reputation management",
			"Telehealth marketing",
		],
	],
	["/case-studies", ["Challenge", "Solution", "Results"]],
	[
		"/blog",
		[
			"10 SEO Trends to Watch in 2024",
			"The Complete Guide to Content Marketing ROI",
			"Why Your Business Needs Generative Engine Optimization",
		],
	],
	["/about-us", ["Results-Driven", "Client-Focused", "Excellence", "Innovation"]],
];

/** Defaults of the call-to-action banner (section 2). */
export const BANNER = { title: "Ready to Grow Your Business?", buttonText: "Get Your Custom Strategy" };

type Figures = readonly (readonly [figure: string, label: string])[];

const tiles = {
	agency: [
		["500+", "Projects Completed"],
		["200+", "Happy Clients"],
		["98%", "Client Retention Rate"],
		["150%", "Average ROI Increase"],
	],
	"website-development": [
		["150+", "Websites Built"],
		["99.9%", "Uptime Guarantee"],
		["3.2s", "Average Load Time"],
		["24/7", "Support"],
	],
	"generative-engine-optimization": [
		["85%", "Visibility Increase"],
		["40+", "AI Platforms Covered"],
		["300%", "Query Response Growth"],
		["24/7", "AI Monitoring"],
	],
} satisfies Record<string, Figures>;

/** Figures and their labels (sections 1 and 2). */
export const FIGURES: Readonly<Record<string, Figures>> = {
	"/": [...tiles.agency, ["15+", "Industries"], ["24-48h", "Response"]],
	"/about-us": [...tiles.agency, ["5 years", "business"]],
	"/services/website-development": tiles["website-development"],
	"/services/generative-engine-optimization": tiles["generative-engine-optimization"],
	"/case-studies": [
		["300%", "organic traffic"],
		["150%", "online sales"],
		["40%", "conversion"],
		["20+", "keywords"],
		["250%", "appointment bookings"],
		["4.9", "star"],
		["500%", "qualified leads"],
		["200%", "traffic"],
		["85%", "demo requests"],
	],
};

/** Claimed timelines, targets, and deliverables (section 9). */
export const TIMELINES: Readonly<Record<string, readonly string[]>> = {
	"/services/seo": ["3-6 months", "6-12 months", "20+ page", "90-day roadmap"],
	"/services/content-writing": ["4-8 weeks", "5-7 business days", "7-10 days"],
	"/services/generative-engine-optimization": ["4-8 weeks", "3-6 months"],
	"/services/website-development": ["4-8 weeks", "2-3 weeks", "8-12 weeks", "30 days"],
	"/industries/ecommerce": ["3-4 months", "6-8 months"],
	"/industries/healthcare": ["20-30%", "3-6 months"],
	"/industries/real-estate": ["25-40%", "3-6 months"],
	"/contact-us": ["24-48 hours"],
	"/refund-and-cancellation-policy": ["48 hours"],
	"/terms-of-service": ["48 hours"],
};

/** Link building packages with their rows from top to bottom (section 9). */
export const TIERS = [
	{ name: "Silver", price: "$1,799", note: "Perfect for small businesses", rows: ["10 niche edits", "DA 30+", "traffic 1K+", "DR 50+"] },
	{
		name: "Gold",
		price: "$3,999",
		note: "Ideal for growing businesses",
		rows: ["18 niche edits", "DA 30+", "traffic 3K+", "DR 50+", "Dedicated support manager"],
	},
	{
		name: "Platinum",
		price: "$6,999",
		note: "Enterprise solution",
		rows: ["25 niche edits", "DA 30+", "traffic 5K+", "DR 60+", "24/7 support manager", "Dedicated SEO expert"],
	},
] as const;

/** Patterns that the policies must match (section 9). */
export const POLICIES: readonly { page: string; says: RegExp }[] = [
	{ page: "/refund-and-cancellation-policy", says: /within 48 hours[^.]*order/i },
	{ page: "/refund-and-cancellation-policy", says: /e-?mail/i },
	{ page: "/refund-and-cancellation-policy", says: /refused[^.]*started|started[^.]*refused/i },
	{ page: "/refund-and-cancellation-policy", says: /partial(ly)? deliver/i },
	{ page: "/refund-and-cancellation-policy", says: /link placements/i },
	{ page: "/refund-and-cancellation-policy", says: /completed campaigns/i },
	{ page: "/refund-and-cancellation-policy", says: /custom content/i },
	{ page: "/terms-of-service", says: /before work (begins|starts)/i },
	{ page: "/terms-of-service", says: /(not|no|don’t|don't) (be )?guarantee/i },
	{ page: "/privacy-policy", says: /opt(ed)?[ -]in|opt in/i },
	{ page: "/privacy-policy", says: /never sell or rent|never sold or rented|(do not|don’t) sell or rent/i },
];

/** Figures that need no source in content/facts and no entry in `confirm:`. */
export const CLAIMED: readonly string[] = [
	...Object.values(FIGURES).flatMap((figures) => figures.map(([figure]) => figure)),
	...Object.values(TIMELINES).flat(),
	...TIERS.map(({ price }) => price),
	...["3.2 seconds", "30+", "1K+", "3K+", "5K+", "50+", "60+", "12 months", "90 days"],
];

/** Figures in stories, calculations, and drawn scales, which make no claim about the agency. */
export const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
	"/": ["18 months", "100 days"],
	"/services": ["$12"],
	"/industries": ["$129", "$149", "2 weeks", "14 days"],
	"/industries/startups": ["6 months", "18 months"],
	"/contact-us": ["0 hours", "24 hours"],
	"/services/generative-engine-optimization": ["$12", "$19", "$49"],
	"/blog": ["$20,000", "$14,000", "$28,000", "100%"],
	"/industries/ecommerce": ["$120", "$129", "$149", "2 weeks", "14 days"],
};

/** Limits and defaults (sections 5 and 9): times in milliseconds, sizes in pixels, lengths in characters, and the scroll step in percent. */
export const DEFAULTS = {
	photo: { width: 800, quality: 80 },
	targets: { lcp: 2500, fcp: 1800, load: 3000, dom: 1500 },
	scrollStep: 25,
	tooltip: { openDelay: 700, skipDelay: 300 },
	query: { keepUnused: 300_000, retries: 3, firstDelay: 1000, maxDelay: 30_000 },
	toasts: {
		single: { limit: 1, duration: 5000, swipeThreshold: 50 },
		stacking: { limit: 3, duration: 4000, swipeThreshold: 20, width: 356, gap: 14 },
	},
	title: { min: 30, max: 60 },
	description: 160,
};
