const TITLE_LINKS = ["Google: title links", "https://developers.google.com/search/docs/appearance/title-link"] as const;
const LINKS = ["Google: link best practices", "https://developers.google.com/search/docs/crawling-indexing/links-crawlable"] as const;
const CANONICAL = [
	"Google: canonical URLs",
	"https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
] as const;
const HEADINGS = ["W3C: headings tutorial", "https://www.w3.org/WAI/tutorials/page-structure/headings/"] as const;

interface RuleText {
	/** The issue as the report names it. */
	issue: string;
	/** What it costs. */
	effect: string;
	fix: string;
	/** Who asks for it, and where. */
	source: readonly [name: string, url: string];
}

/** What a report says about a page that breaks a rule. */
export const RULES = {
	Title: {
		issue: "The title is missing, too short or too long",
		effect: "The title is the headline in search results. A long one is cut off, and a short one leaves out words that people search for.",
		fix: "Write one title for this page alone, 30 to 60 characters long, that begins with the words a buyer would type.",
		source: TITLE_LINKS,
	},
	Description: {
		issue: "The description is missing or too long",
		effect: "Without a description, search engines show a passage of their own choice under the title.",
		fix: "Say in one or two sentences, 160 characters at most, what a visitor finds and why it is worth the click.",
		source: ["Google: snippets", "https://developers.google.com/search/docs/appearance/snippet"],
	},
	"Alternative text": {
		issue: "Images have no text alternative",
		effect: "Screen readers announce a file name or nothing, and image search cannot tell what the picture shows.",
		fix: 'Describe each picture in its alt text. Give a picture that only decorates the page an empty one: alt="".',
		source: ["WCAG 2.2, 1.1.1 Non-text Content", "https://www.w3.org/WAI/WCAG22/Understanding/non-text-content"],
	},
	"Main heading": {
		issue: "The page does not have exactly one main heading",
		effect: "Search engines and screen readers take the h1 for the page's subject. None or several leave them guessing.",
		fix: "Give the page one h1 that names its subject in words.",
		source: HEADINGS,
	},
	"Heading order": {
		issue: "Headings skip a level",
		effect: "People who move from heading to heading lose track of what belongs to what.",
		fix: "Go down one level at a time: h1, h2, h3. Choose the level by meaning and the size by style.",
		source: HEADINGS,
	},
	"Canonical address": {
		issue: "The canonical address is missing or names another page",
		effect: "Search engines may list another address than this one, or leave the page out.",
		fix: 'Name the page\'s own absolute address in one <link rel="canonical">.',
		source: CANONICAL,
	},
	"Link texts": {
		issue: "Links do not say where they lead",
		effect: "Search engines learn about the target from these words, and screen readers list links without the text around them.",
		fix: "Name the target in the link's text, or in the alt text or aria-label of a link that is only a picture.",
		source: LINKS,
	},
	"Social image": {
		issue: "There is no image for shared links",
		effect: "In chats and social networks, a link to this page shows no picture or an arbitrary one.",
		fix: "Add og:image with an absolute address; 1200 by 630 pixels suit most services.",
		source: ["The Open Graph protocol", "https://ogp.me/"],
	},
	"Structured data": {
		issue: "Structured data is missing or broken",
		effect: "Search engines and assistants cannot rely on who stands behind the page, and rich results are out of reach.",
		fix: "Add one block of JSON-LD with the context https://schema.org, and check that it parses.",
		source: [
			"Google: introduction to structured data",
			"https://developers.google.com/search/docs/appearance/structured-data/intro-structured-data",
		],
	},
	"Broken links": {
		issue: "Links lead to pages that do not answer",
		effect: "Visitors end at an error page, and search engines waste their visit.",
		fix: "Point the link to the page that replaced the target, or remove it.",
		source: ["Google: HTTP status codes", "https://developers.google.com/search/docs/crawling-indexing/http-network-errors"],
	},
	"Page name": {
		issue: "Title and headline share no word",
		effect: "Visitors who click the title don't recognize the page, and search engines may replace the title.",
		fix: "Use the word that names the subject in both. A small line inside the h1 is enough.",
		source: TITLE_LINKS,
	},
	"Author and date": {
		issue: "Articles do not say who wrote them and when",
		effect: "Readers and search engines cannot judge how far to trust the text.",
		fix: "Name the author and the date of publication or last change, on the page and in its structured data.",
		source: ["Google: article structured data", "https://developers.google.com/search/docs/appearance/structured-data/article"],
	},
	"Links from other pages": {
		issue: "Few other pages lead here",
		effect: "A page that hardly any other links to looks unimportant to search engines and is found late.",
		fix: "Link to this page from the text of at least three others, in words that say what it answers.",
		source: LINKS,
	},
	"Canonical header": {
		issue: "The Link header names another canonical address than the page",
		effect: "Search engines get two answers and may trust neither.",
		fix: "Name the same address in both places, or only in one.",
		source: CANONICAL,
	},
	"Markdown version": {
		issue: "The Markdown version is not usable",
		effect: "Assistants that ask for Markdown get an error, or search engines list the Markdown beside the page.",
		fix: 'Send it as text/markdown with a Link header that names the HTML page as rel="canonical".',
		source: CANONICAL,
	},
} as const satisfies Record<string, RuleText>;

export type Rule = keyof typeof RULES;
