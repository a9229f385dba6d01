import { examplesOf } from "../playground/examples.ts";
import { ExpandableArticle } from "./expandable-article.tsx";

const lead = "<p>The first paragraph is always there. It says what the article is about and for whom it was written.</p>";
const rest = `<h2 id="what-it-hides">What it hides</h2>
<p>The rest stands behind Read More, with its <a href="/services/seo">links</a> and lists:</p>
<ul><li>one thing,</li><li>and another.</li></ul>`;
const headings = [{ id: "what-it-hides", text: "What it hides" }];

export default examplesOf(ExpandableArticle, {
	collapsed: { title: "An article", headings, article: { before: "", lead, rest } },
	"a list before the first paragraph": {
		title: "An article that opens with a list",
		headings,
		article: { before: "<ul><li>What comes first</li><li>is hidden with the rest.</li></ul>", lead, rest },
	},
	"nothing beyond the first paragraph": { title: "A short article", headings: [], article: { before: "", lead, rest: "" } },
	"no first paragraph, so whole": { title: "A list", headings, article: { before: "", lead: "", rest } },
});
