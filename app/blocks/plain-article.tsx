import type { ArticlePart } from "./expandable-article.tsx";

interface PlainArticleProps {
	title: string;
	article: ArticlePart;
}

/** An article that is shown whole, in a plain prose container. */
export function PlainArticle({ title, article: Article }: PlainArticleProps) {
	return (
		<section className="wrap grid gap-x-16 gap-y-6 py-section lg:grid-cols-12" aria-labelledby="article">
			<h2 id="article" className="text-h2 lg:col-span-4">
				{title}
			</h2>
			<div className="prose lg:col-span-8">
				<Article />
			</div>
		</section>
	);
}
