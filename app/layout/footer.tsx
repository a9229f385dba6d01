import { layout } from "virtual:layout";
import { site } from "virtual:site";
import { MENU_LIMIT } from "../content/menu-limit.ts";
import type { NavigationItem } from "../content/views.ts";
import { currentYear } from "./current-year.ts";
import { Logo } from "./logo.tsx";
import { PageLink } from "./page-link.tsx";
import { ThemeControl } from "./theme-control.tsx";

const company: readonly NavigationItem[] = [
	{ name: "About Us", path: "/about-us" },
	{ name: "Case Studies", path: "/case-studies" },
	{ name: "Blog", path: "/blog" },
];

/** The footer of every page (specification, section 2). */
export function Footer() {
	return (
		<footer className="site-footer pt-section pb-24">
			<div className="wrap grid gap-x-12 gap-y-10 md:grid-cols-12">
				<div className="md:col-span-12 lg:col-span-4 lg:-mt-3">
					<Logo />
					<p className="mt-4 max-w-[34rem] text-muted">{layout.blurb}</p>
				</div>
				<FooterGroup title="Services" items={layout.services} overview={{ name: "All Services", path: "/services" }} />
				<FooterGroup title="Industries" items={layout.industries} overview={{ name: "All Industries", path: "/industries" }} />
				<FooterGroup title="Company" items={company} />
			</div>
			<div className="wrap mt-10 flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-t-[1.5px] border-ink pt-6 text-small">
				<p>
					© {/* The inline script puts the current year into a page that was built last year. */}
					<span data-year suppressHydrationWarning>
						{currentYear()}
					</span>{" "}
					{site.name}. All rights reserved.
				</p>
				<ul className="flex flex-wrap gap-x-8 gap-y-2">
					{layout.legal.map(({ name, path }) => (
						<li key={path}>
							<PageLink to={path} className="footer-link">
								{name}
							</PageLink>
						</li>
					))}
				</ul>
				<ThemeControl />
			</div>
		</footer>
	);
}

/** A list of pages; one longer than a menu leads to its overview for the rest. */
function FooterGroup({ title, items, overview }: { title: string; items: readonly NavigationItem[]; overview?: NavigationItem }) {
	const shown = overview && items.length >= MENU_LIMIT ? [...items, overview] : items;
	return (
		<nav aria-label={title} className="md:col-span-4 lg:col-span-3 lg:last:col-span-2">
			<p className="font-mono text-mono text-muted">{title}</p>
			<ul className="mt-3 grid gap-1">
				{shown.map(({ name, path }) => (
					<li key={path}>
						<PageLink to={path} className="footer-link">
							{name}
						</PageLink>
					</li>
				))}
			</ul>
		</nav>
	);
}
