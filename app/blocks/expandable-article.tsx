import { useRef } from "react";
import type { ArticleParts, Byline as BylineData, Heading } from "../../shared/content-types.ts";
import { Prose } from "../ui/prose.tsx";
import { Byline } from "./byline.tsx";
import { Toc } from "./toc.tsx";

interface ExpandableArticleProps {
	title: string;
	byline?: BylineData;
	headings: readonly Heading[];
	article: ArticleParts<string>;
}

/**
 * An article of which only the first paragraph shows until "Read More" is pressed (docs/product.md, section 4). It is a
 * native disclosure: the hidden part is in the HTML, found by in-page search and opened by links into it.
 */
export function ExpandableArticle({ title, byline, headings, article: { before, lead, rest } }: ExpandableArticleProps) {
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
				{before && <Prose html={before} className="article-before mb-8" />}
				{lead && <Prose html={lead} className="prose-lead" />}
			</div>
			<Toc headings={headings} />
			<div className="min-w-0 lg:col-start-2">
				{rest && !lead && <Prose html={rest} />}
				{lead && (rest || before) && (
					<details ref={details} className="article" onToggle={returnToStart}>
						<summary ref={summary} className="read-more">
							<span>Read More</span>
							<span>Read Less</span>
						</summary>
						<Prose html={rest} className="mt-8" />
						<button type="button" className="read-more awake-only mt-8" onClick={close}>
							Read Less
						</button>
					</details>
				)}
			</div>
		</section>
	);
}
