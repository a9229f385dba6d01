import { examplesOf } from "../playground/examples.ts";
import { PlainArticle } from "./plain-article.tsx";

const article = `<p>A plain article is there as a whole.</p>
<h2>Prose</h2>
<p>It has <strong>strong words</strong>, <a href="/services/seo">links</a> and <code>robots.txt</code>.</p>
<ol><li>First this,</li><li>then that.</li></ol>
<h3>A table</h3>
<table><thead><tr><th>Work</th><th>Takes</th></tr></thead><tbody><tr><td>Simple website</td><td>2-3 weeks</td></tr></tbody></table>`;

export default examplesOf(PlainArticle, { "every kind of prose": { title: "An article", article } });
