import { DESCRIPTION_MAX, TITLE_LENGTH } from "../../shared/head-lengths.ts";

const LINKS = "https://developers.google.com/search/docs/crawling-indexing/links-crawlable";
const HEADINGS = "https://www.w3.org/WAI/tutorials/page-structure/headings/";

/** What the report says about each broken rule: its effect, how to fix it, and the URL of a source. */
export const RULES = {
	Title: {
		effect: "The title is the headline in search results. A long one gets cut off, and a short one misses words that people search for.",
		fix: `Give each page its own title of ${TITLE_LENGTH.min} to ${TITLE_LENGTH.max} characters that starts with the words a buyer would type.`,
		source: "https://developers.google.com/search/docs/appearance/title-link",
	},
	Description: {
		effect: "Without a description, search engines pick a passage from the page to show under the title.",
		fix: `In one or two sentences, at most ${DESCRIPTION_MAX} characters in all, say what visitors find here and why it is worth the click.`,
		source: "https://developers.google.com/search/docs/appearance/snippet",
	},
	"Alternative text": {
		effect: "Screen readers announce a file name or nothing, and image search can't tell what the image shows.",
		fix: 'Describe each image in its alt text. Leave it empty for decoration: alt="".',
		source: "https://www.w3.org/WAI/WCAG22/Understanding/non-text-content",
	},
	"Main heading": {
		effect: "Search engines and screen readers take the h1 as the page's subject. Without one, or with several, they have to guess.",
		fix: "Give the page one h1 that states its subject.",
		source: HEADINGS,
	},
	"Heading order": {
		effect: "People who navigate by headings lose track of the page's structure.",
		fix: "Go down one level at a time: h1, h2, h3. Choose the level for meaning and set the size with CSS.",
		source: HEADINGS,
	},
	"Canonical URL": {
		effect: "Search engines may list a different URL, or leave the page out.",
		fix: 'Put the page\'s own absolute URL into one <link rel="canonical">.',
		source: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
	},
	"Link texts": {
		effect: "Search engines use link text to understand the target, and screen readers list links out of context.",
		fix: "Describe the target in the link text. If the link contains only an image, use alt text or aria-label.",
		source: LINKS,
	},
	"Social image": {
		effect: "In chats and on social networks, a link to this page shows no image or an arbitrary one.",
		fix: "Add og:image with an absolute URL; 1200 by 630 pixels suits most services.",
		source: "https://ogp.me/",
	},
	"Structured data": {
		effect: "Search engines and assistants have to guess who is behind the page, and the page isn't eligible for rich results.",
		fix: "Add a block of JSON-LD with the context https://schema.org, and check that it parses.",
		source: "https://developers.google.com/search/docs/appearance/structured-data/intro-structured-data",
	},
	"Broken links": {
		effect: "Visitors end up on an error page, and search engines waste requests.",
		fix: "Point the link to the page that replaced its target, or remove the link.",
		source: "https://developers.google.com/search/docs/crawling-indexing/http-network-errors",
	},
	"Inbound links": {
		effect: "Search engines find a page later, and consider it less important, if few pages link to it.",
		fix: "Link to this page from the text of at least three others, in words that say what it is about.",
		source: LINKS,
	},
} as const satisfies Record<string, Record<"effect" | "fix" | "source", string>>;

export type Rule = keyof typeof RULES;
