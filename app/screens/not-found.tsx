import { Search } from "lucide";
import type { Views } from "../../shared/content-types.ts";
import { Line } from "../parts/line.tsx";
import { Section } from "../parts/section.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { words } from "../words.ts";

/** The 404 page (docs/product.md, section 2): the requested path struck out in the search box, and the site's routes as results. */
export default function NotFound({ page: { heading, text, listTitle, groups } }: { page: Views["not-found"] }) {
	return (
		<>
			<section className="ground-stage side pb-8 lg:pb-12">
				{/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll a long path. */}
				<p className="query max-h-36 overflow-auto border-b-2 py-4 text-m" tabIndex={0}>
					<Icon node={Search} />
					<span className="sr-only">{`${words.attemptedPath} `}</span>
					{/* The page is the same for every unknown URL; the inline script fills in the requested one. */}
					<del className="min-w-0 text-ink wrap-anywhere" data-attempted suppressHydrationWarning>
						{""}
					</del>
				</p>
				<div className="grid items-end gap-x-16 lg:grid-cols-[auto_1fr]">
					<p className="display -ml-[0.025em] text-[max(9rem,29cqw)]/[0.95] tracking-tighter" aria-hidden="true">
						404
					</p>
					<div className="lg:pb-[3cqw]">
						<h1 tabIndex={-1} className="text-closing">
							<span className="sr-only">404 </span>
							{heading}
						</h1>
						<p className="mt-4 mb-6 text-lead">{text}</p>
						<ButtonLink href="/">{words.returnHome}</ButtonLink>
					</div>
				</div>
			</section>
			<Section id="routes" title={listTitle} size="text-closing">
				<nav className="mt-6 grid gap-x-10 gap-y-8 md:grid-cols-3" aria-labelledby="routes">
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
				</nav>
			</Section>
		</>
	);
}
