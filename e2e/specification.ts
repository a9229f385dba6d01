/**
 * The figures, labels, dates and limits of the product, typed by hand, each with its section of docs/product.md. Nothing
 * here is read from the code or the content: specification.spec.ts holds both against it, as long as the site is the
 * shipped one.
 */

/** Every page, with the words by which menus or the 404's list name it (section 2). */
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

const services = Object.keys(ROUTES).filter((path) => path.startsWith("/services/"));
const industries = Object.keys(ROUTES).filter((path) => path.startsWith("/industries/"));
const policies = ["/privacy-policy", "/terms-of-service", "/refund-and-cancellation-policy"];
const withBanner = ["/", "/services", ...services, "/industries", ...industries, "/case-studies", "/blog", "/about-us"];
const withQuestions = ["/", ...services, ...industries, "/about-us"];

/** Words that stand on a page, in its header and footer or between them. */
export const LABELS: readonly { section: string; pages: readonly string[]; texts: readonly string[] }[] = [
	{ section: "2, shared layout", pages: [...Object.keys(ROUTES), "/404"], texts: ["All Services", "All Industries", "Blog", "Email Our Team"] },
	{
		section: "2, shared layout",
		pages: [...Object.keys(ROUTES), "/404"],
		texts: ["Contact Us", "Privacy Policy", "Terms of Service", "Refund Policy"],
	},
	{ section: "2, call to action", pages: withBanner, texts: ["WhatsApp Us Now", "Free Consultation", "No Obligation", "24-48h Response"] },
	{ section: "2, FAQ", pages: withQuestions, texts: ["Frequently Asked Questions"] },
	{
		section: "2, expandable article",
		pages: [...services, ...industries.filter((path) => path !== "/industries/real-estate")],
		texts: ["Read More", "Read Less"],
	},
	{ section: "2, Home", pages: ["/"], texts: ["Get Your FREE Marketing Audit"] },
	{ section: "2, Industries overview", pages: ["/industries"], texts: ["Learn More"] },
	{ section: "2, About us", pages: ["/about-us"], texts: ["Results-Driven", "Client-Focused", "Excellence", "Innovation", "Start the Conversation"] },
	{ section: "2, SEO", pages: ["/services/seo"], texts: ["Email Our Team"] },
	{
		section: "2, Website development",
		pages: ["/services/website-development"],
		texts: ["Discovery & Planning", "Design & Wireframing", "Development & Testing", "Launch & Support"],
	},
	{ section: "2, Policy pages", pages: policies, texts: ["Last Updated: 1 Sep 2025"] },
	{ section: "2, Case studies", pages: ["/case-studies"], texts: ["Challenge", "Solution", "Results"] },
	{
		section: "2, Blog",
		pages: ["/blog"],
		texts: [
			"10 SEO Trends to Watch in 2024",
			"The Complete Guide to Content Marketing ROI",
			"Why Your Business Needs Generative Engine Optimization",
			"March 15, 2024",
			"March 10, 2024",
			"March 5, 2024",
		],
	},
	{
		section: "2, 404",
		pages: ["/404"],
		texts: ["404", "Page Not Found", "Sorry, the page you're looking for doesn't exist or has been moved.", "Return to Home"],
	},
	{ section: "9, badges", pages: ["/services/link-building"], texts: ["12-Month Live Link Guarantee", "Trusted by 50+ Agencies", "White-Hat Only"] },
	{ section: "9, Contact for Quote", pages: ["/services/link-building"], texts: ["quoted on request"] },
];

/** What a banner says that says nothing of its own (section 2). */
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

/** The track record and the stat tiles of two services, in their order (section 2). */
export const TILES: Readonly<Record<string, Figures>> = tiles;

/** Figures with what they count, next to each other (sections 1 and 2). */
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

/** Claimed timelines, in the words of their page (section 9). */
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

/** The packages of link building (section 9). */
export const TIERS = [
	{
		name: "Silver",
		price: "$1,799",
		nicheEdits: "10 niche edits",
		criteria: "DA 30+, traffic 1K+, DR 50+",
		texts: ["Perfect for small businesses"],
		perks: 0,
	},
	{
		name: "Gold",
		price: "$3,999",
		nicheEdits: "18 niche edits",
		criteria: "DA 30+, traffic 3K+, DR 50+",
		texts: ["Ideal for growing businesses", "Most Recommended", "Dedicated support manager"],
		perks: 1,
	},
	{
		name: "Platinum",
		price: "$6,999",
		nicheEdits: "25 niche edits",
		criteria: "DA 30+, traffic 5K+, DR 60+",
		texts: ["Enterprise solution", "24/7 support manager", "Dedicated SEO expert"],
		perks: 2,
	},
] as const;

/** What the policies say, whatever their words (section 9, Policies). */
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

/** How many of each thing there are (sections 2 and 9, Counts). */
export const COUNTS = {
	services: 5,
	industries: 6,
	caseStudies: 3,
	caseResults: 3,
	posts: 3,
	testimonials: 3,
	tiers: 3,
	badges: 3,
	reassurances: 3,
	stars: 5,
	homeStats: 4,
	trustBadges: 4,
	homeReasons: 6,
	servicesReasons: 3,
	values: 4,
	processSteps: 4,
	cards: { seo: 4, "content-writing": 6, "link-building": 6, "website-development": 4, "generative-engine-optimization": 4, anIndustry: 6 },
	questions: { home: 6, "about-us": 4, seo: 6, "content-writing": 6, anIndustry: 6 },
} as const;

/**
 * Every figure that a page may show without a source in the ledger or a mark that it is to be confirmed: amounts,
 * percentages, counts with a plus and times of the sections above.
 */
export const CLAIMED: readonly string[] = [
	...Object.values(FIGURES).flatMap((figures) => figures.map(([figure]) => figure)),
	...Object.values(TIMELINES).flat(),
	...TIERS.map(({ price }) => price),
	...["3.2 seconds", "30+", "1K+", "3K+", "5K+", "50+", "60+", "12 months", "90 days"],
];

/** Figures of stories and sums that are told as examples, and the ends of a drawn span: they say nothing new of the agency, and nothing of a law. */
export const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
	"/": ["18 months"],
	"/industries": ["18 months"],
	"/industries/startups": ["6 months", "18 months"],
	"/contact-us": ["0 hours", "24 hours"],
	"/services/generative-engine-optimization": ["$49"],
	"/blog": ["$20,000", "$14,000", "$28,000", "100%"],
	"/industries/ecommerce": ["$120", "$129", "$149", "2 weeks", "14 days"],
};

/** Limits and defaults (sections 5 and 9); times in milliseconds, sizes in CSS pixels. */
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
