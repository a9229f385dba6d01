import { useRef } from "react";
import type { ArticleOutline } from "../content/article.ts";
import { Toc } from "./toc.tsx";

/** A part of an article, compiled from Markdown. */
export type ArticlePart = () => React.ReactNode;

interface ExpandableArticleProps {
	title: string;
	outline: ArticleOutline;
	/** The first paragraph, with a heading before it if the article opens with one. */
	lead: ArticlePart;
	/** Everything else. */
	rest: ArticlePart;
}

/**
 * An article of which only the first paragraph shows until "Read More" is pressed (specification, section 4). It is a
 * native disclosure: the hidden part is in the HTML, found by in-page search and opened by links into it.
 */
export function ExpandableArticle({ title, outline, lead: Lead, rest: Rest }: ExpandableArticleProps) {
	const details = useRef<HTMLDetailsElement>(null);
	const start = useRef<HTMLHeadingElement>(null);

	// Whoever closes a long article from below must not be left far down the page.
	const returnToStart = ({ currentTarget }: React.ToggleEvent<HTMLDetailsElement>) => {
		if (!currentTarget.open && start.current && start.current.getBoundingClientRect().top < 0) start.current.scrollIntoView();
	};
	const close = () => {
		if (details.current) details.current.open = false;
		details.current?.querySelector("summary")?.focus({ preventScroll: true });
		start.current?.scrollIntoView();
	};

	return (
		<section className="wrap grid gap-x-12 gap-y-8 py-section lg:grid-cols-12 lg:grid-rows-[auto_1fr]" aria-labelledby="article">
			<div className="lg:col-span-8 lg:col-start-5">
				<h2 ref={start} id="article" className="mb-8 text-h2">
					{title}
				</h2>
				{outline.hasLead && (
					<div className="prose prose-lead">
						<Lead />
					</div>
				)}
			</div>
			<Toc headings={outline.headings} />
			<div className="lg:col-span-8 lg:col-start-5">
				{outline.hasRest && !outline.hasLead && (
					<div className="prose">
						<Rest />
					</div>
				)}
				{outline.hasRest && outline.hasLead && (
					<details ref={details} className="article group" onToggle={returnToStart}>
						<summary className="read-more">
							<span className="group-open:hidden">Read More</span>
							<span className="hidden group-open:inline">Read Less</span>
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
