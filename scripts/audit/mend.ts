/** What to do about a rule that a page breaks, for whoever owns the page. */
export const MENDS: Readonly<Record<string, string>> = {
	Title: "Write one title for this page alone, between 30 and 60 characters, with the words a buyer types first.",
	Description: "Say in one or two sentences, at most 160 characters, what a visitor finds and why it is worth the click.",
	"Alternative text": 'Describe each picture in its alt text. A picture that says nothing gets role="presentation".',
	"Main heading": "Give the page exactly one h1, in words that name its subject.",
	"Heading order": "Let headings go down one level at a time: h1, h2, h3. Choose the level by meaning and the size by style.",
	"Canonical address": "Name the page's own absolute address in one link rel=\"canonical\". A page that isn't indexed needs none.",
	"Link texts": "Say in each link where it leads. “Read more” means nothing in a list of links.",
	"Social image": "Add og:image with an absolute address, 1200 by 630 pixels.",
	"Structured data": "Add one block of JSON-LD with the context https://schema.org, and test that it parses.",
	"Page name": "Let title and headline share the word that names the subject. A small line inside the h1 is enough.",
	"Author and date": "Name who wrote the article, and the day it was published or changed, on the page and in its data.",
	"Links out of the body": "Link from the text to three other pages of the site that go further into what it says.",
	"Links into the body": "Link to this page from the text of three others, in words that say what it answers.",
	"Canonical header": "Let the Link header and the page name the same canonical address.",
	"Markdown twin": "Send the Markdown as text/markdown, with a Link header that names the HTML page as canonical.",
};
