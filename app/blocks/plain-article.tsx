import type { Byline as BylineData, Heading } from "../../shared/content-types.ts";
import { Byline } from "./byline.tsx";
import type { ArticlePart } from "./expandable-article.tsx";
import { Toc } from "./toc.tsx";

interface PlainArticleProps {
	title: string;
	byline?: BylineData;
	article: ArticlePart;
	/** For a table of contents below the title, on wide screens beside the text; without it the title stands there. */
	headings?: readonly Heading[];
}

/** An article that is shown whole, in a plain prose container. */
export function PlainArticle({ title, byline, article: Article, headings }: PlainArticleProps) {
	const heading = (
		<h2 id="article" className={headings ? "text-h2 lg:col-start-2" : "stays text-h2"}>
			{title}
		</h2>
	);
	return (
		<section className="story wrap split" aria-labelledby="article">
			{heading}
			{headings && <Toc headings={headings} />}
			<div className="min-w-0 lg:col-start-2">
				<Byline {...byline} />
				<div className="prose prose-whole">
					<Article />
				</div>
			</div>
		</section>
	);
}
