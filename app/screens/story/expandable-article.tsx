import { type ReactNode, useRef } from "react";
import type { ArticleParts, Byline as BylineData, Heading } from "../../../shared/content-types.ts";
import { Byline } from "../../parts/byline.tsx";
import { Toc } from "../../parts/toc.tsx";
import { Prose } from "../../ui/prose.tsx";
import { words } from "../../words.ts";

interface ExpandableArticleProps {
	page: { articleTitle: string; byline: BylineData; headings: readonly Heading[] };
	/** The article in parts, or as a string that is always shown whole. */
	article: ArticleParts<string> | string;
	/** Classes for the layout of the heading, the byline, and the first paragraph, which "Read More" directly follows. */
	className?: string;
	/** Content below the article. */
	children?: ReactNode;
}

/** An article: its first paragraph, and the rest in a native disclosure, "Read More" (docs/product.md, section 4). */
export function ExpandableArticle({ page, article, className = "split gap-y-0 lg:[&>h2]:row-span-2", children }: ExpandableArticleProps) {
	const { before, lead, rest } = typeof article === "string" ? { before: "", lead: "", rest: article } : article;
	const details = useRef<HTMLDetailsElement>(null);
	const summary = useRef<HTMLElement>(null);
	const start = useRef<HTMLHeadingElement>(null);

	// When closed from the end, scrolls a long article back to its start, with the summary in view.
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
		<section className="story wrap py-section" aria-labelledby="article">
			<div className={className}>
				<h2 ref={start} id="article" className="mb-5 text-h2">
					{page.articleTitle}
				</h2>
				<Byline {...page.byline} />
				<div className="min-w-0">
					{before && <Prose html={before} className="article-before mb-8" />}
					{lead ? <Prose html={lead} className="prose-lead" /> : <Prose html={rest} className="prose-whole" />}
				</div>
			</div>
			{lead && (rest || before) && (
				<details ref={details} className="article mt-4 lg:[.split+&>summary]:ml-[calc(100%/3+2rem)]" onToggle={returnToStart}>
					<summary ref={summary} className="read-more" aria-describedby="article">
						<span>{words.readMore}</span>
						<span>{words.readLess}</span>
					</summary>
					<div className="split mt-8">
						<Toc headings={page.headings} />
						<div className="min-w-0 lg:col-start-2">
							<Prose html={rest} />
							<button type="button" className="read-more hydrated-only mt-8" onClick={close}>
								{words.readLess}
							</button>
						</div>
					</div>
				</details>
			)}
			{children}
		</section>
	);
}
