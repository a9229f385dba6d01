import type { Byline as BylineData, Heading } from "../../shared/content-types.ts";
import { Prose } from "../ui/prose.tsx";
import { Byline } from "./byline.tsx";
import { Toc } from "./toc.tsx";

interface PlainArticleProps {
	title: string;
	byline?: BylineData;
	/** HTML. */
	article: string;
	/** Headings for a table of contents, which takes the title's place beside the text. */
	headings?: readonly Heading[];
}

/** An article that is shown whole. */
export function PlainArticle({ title, byline, article, headings }: PlainArticleProps) {
	return (
		<section className="story wrap split" aria-labelledby="article">
			<h2 id="article" className={headings ? "text-h2 lg:col-start-2" : "stays text-h2"}>
				{title}
			</h2>
			{headings && <Toc headings={headings} />}
			<div className="min-w-0 lg:col-start-2">
				<Byline {...byline} />
				<Prose html={article} className="prose-whole" />
			</div>
		</section>
	);
}
