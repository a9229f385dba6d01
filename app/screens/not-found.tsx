import type { Views } from "../../shared/content-types.ts";
import { Line } from "../parts/line.tsx";
import { Query } from "../parts/query.tsx";
import { Section } from "../parts/section.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { words } from "../words.ts";

/** The 404 page (docs/product.md, section 2): the requested path struck out in a search box, and the site's routes as results. */
export default function NotFound({ page: { heading, text, listTitle, groups } }: { page: Views["not-found"] }) {
	return (
		<>
			<section className="ground-stage overflow-x-clip">
				<div className="wrap">
					{/* Focusable, because keyboard users must be able to scroll a long path. */}
					<Query className="max-h-36 overflow-auto border-b-2 py-4 text-m leading-snug noscript:hidden lg:py-6" tabIndex={0}>
						<span className="sr-only">{`${words.attemptedPath} `}</span>
						{/* The page is the same for every unknown URL; the inline script fills in the requested one. */}
						<del className="text-ink" data-attempted suppressHydrationWarning>
							{""}
						</del>
					</Query>
					{/* As wide as the page: with this tracking, the three digits are 1.99 em wide. */}
					<p className="display -ml-[0.025em] pt-3 text-[calc(50.3cqw-var(--side)*1.006)]/[0.84] tracking-tighter" aria-hidden="true">
						404
					</p>
				</div>
				<div className="ground-sheet px-side flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-8">
					<h1 tabIndex={-1} className="text-h2">
						<span className="sr-only">404 </span>
						{heading}
					</h1>
					<p className="text-lead lg:max-w-[21rem]">{text}</p>
					<ButtonLink href="/">{words.returnHome}</ButtonLink>
				</div>
			</section>
			<Section id="routes" title={listTitle} size="text-closing" className="pt-section">
				<nav className="mt-6 grid grid-cols-2 gap-x-6 gap-y-8 lg:mt-8 md:gap-x-10 md:grid-cols-[1fr_1.35fr_1fr]" aria-labelledby="routes">
					{groups.map(({ title, routes }) => (
						<div key={title} className="first:max-md:col-span-2 first:max-md:[&>ul]:columns-2 first:max-md:[&>ul]:gap-x-6">
							<h3 className="caption border-b-[1.5px] pb-2">{title}</h3>
							<ul>
								{routes.map(({ name, path }) => (
									<li key={path} className="relative border-b border-hair py-2">
										<a href={path} className="cover-link block font-[650]">
											{name}{" "}
											<Line as="span" className="caption inline-block w-full wrap-anywhere max-md:hidden" aria-hidden="true" text={path} />
										</a>
									</li>
								))}
							</ul>
						</div>
					))}
				</nav>
			</Section>
		</>
	);
}
