import { Search } from "lucide";
import type { Views } from "../../shared/content-types.ts";
import { Line } from "../parts/line.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { words } from "../words.ts";

/** The 404 page (docs/product.md, section 2): the attempted path struck in the query line, and the site's routes as results. */
export default function NotFound({ page: { heading, text, listTitle, groups } }: { page: Views["not-found"] }) {
	return (
		<>
			<section className="ground-stage overflow-x-clip">
				<div className="wrap">
					{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long path scrolls, by key as well. */}
					<p className="query max-h-36 overflow-auto border-b-2 py-4 text-[clamp(1.0625rem,0.7rem+1.5vw,1.875rem)]" tabIndex={0}>
						<Icon node={Search} />
						<span className="sr-only">{`${words.attemptedPath} `}</span>
						{/* The page is the same for every unknown URL; the inline script fills in which one it was. */}
						<del className="min-w-0 wrap-anywhere text-ink" data-attempted suppressHydrationWarning>
							{""}
						</del>
					</p>
					{/* As wide as the page: three figures of this face are 2.1 em. */}
					<Line className="display -ml-[0.025em] text-[min(44.3cqw,38.2rem)]/[0.95] tracking-tighter" aria-hidden="true" text="404" />
				</div>
				<div className="ground-sheet side grid items-center gap-x-8 gap-y-4 py-6 lg:grid-cols-[auto_21rem_auto] lg:justify-start">
					<h1 tabIndex={-1} className="text-h2">
						<span className="sr-only">404 </span>
						{heading}
					</h1>
					<p className="text-lead">{text}</p>
					<ButtonLink href="/">{words.returnHome}</ButtonLink>
				</div>
			</section>
			<nav className="wrap py-section" aria-labelledby="routes">
				<Line as="h2" id="routes" className="text-closing" text={listTitle} />
				<div className="mt-6 grid gap-x-10 gap-y-8 md:grid-cols-3">
					{groups.map(({ title, routes }) => (
						<div key={title}>
							<h3 className="caption border-b-[1.5px] pb-2">{title}</h3>
							<ul>
								{routes.map(({ name, path }) => (
									<li key={path} className="relative border-b border-hair py-2">
										<a href={path} className="cover-link block font-[650]">
											{name} <Line as="span" className="caption inline-block w-full wrap-anywhere" aria-hidden="true" text={path} />
										</a>
									</li>
								))}
							</ul>
						</div>
					))}
				</div>
			</nav>
		</>
	);
}
