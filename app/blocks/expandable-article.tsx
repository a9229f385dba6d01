import { useRef } from "react";
import type { ArticleOutline, Byline as BylineData } from "../../shared/content-types.ts";
import { Byline } from "./byline.tsx";
import { Toc } from "./toc.tsx";

/** A part of an article, compiled from Markdown. */
export type ArticlePart = () => React.ReactNode;

interface ExpandableArticleProps {
	title: string;
	byline?: BylineData;
	outline: ArticleOutline;
	/** What stands before the first paragraph, such as a list; shown with the rest. */
	before?: ArticlePart;
	/** The first paragraph, with the heading right before it. */
	lead: ArticlePart;
	/** Everything else. */
	rest: ArticlePart;
}

/**
 * An article of which only the first paragraph shows until "Read More" is pressed (docs/product.md, section 4). It is a
 * native disclosure: the hidden part is in the HTML, found by in-page search and opened by links into it.
 */
export function ExpandableArticle({ title, byline, outline, before: Before, lead: Lead, rest: Rest }: ExpandableArticleProps) {
	const details = useRef<HTMLDetailsElement>(null);
	const summary = useRef<HTMLElement>(null);
	const start = useRef<HTMLHeadingElement>(null);

	// Whoever closes a long article from below must not be left far down the page, but at its start, with the summary in view.
	const returnToStart = ({ currentTarget }: React.ToggleEvent<HTMLDetailsElement>) => {
		if (currentTarget.open || !start.current || start.current.getBoundingClientRect().top >= 0) return;
		start.current.scrollIntoView();
		summary.current?.scrollIntoView({ block: "nearest" });
	};
	const close = () => {
		if (details.current) details.current.open = false;
		summary.current?.focus({ preventScroll: true });
	};

	return (
		<section className="story wrap split" aria-labelledby="article">
			<div className="min-w-0 lg:col-start-2">
				<h2 ref={start} id="article" className="mb-8 text-h2">
					{title}
				</h2>
				<Byline {...byline} />
				{Before && (
					<div className="article-before prose mb-8">
						<Before />
					</div>
				)}
				{outline.hasLead && (
					<div className="prose prose-lead">
						<Lead />
					</div>
				)}
			</div>
			<Toc headings={outline.headings} />
			<div className="min-w-0 lg:col-start-2">
				{outline.hasRest && !outline.hasLead && (
					<div className="prose">
						<Rest />
					</div>
				)}
				{outline.hasLead && (outline.hasRest || outline.hasBefore) && (
					<details ref={details} className="article" onToggle={returnToStart}>
						<summary ref={summary} className="read-more">
							<span>Read More</span>
							<span>Read Less</span>
						</summary>
						<div className="prose mt-8">
							<Rest />
						</div>
						<button type="button" className="read-more awake-only mt-8" onClick={close}>
							Read Less
						</button>
					</details>
				)}
			</div>
		</section>
	);
}
