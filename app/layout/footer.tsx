import { layout } from "virtual:layout";
import { site } from "virtual:site";
import type { NavigationItem } from "../../shared/content-types.ts";
import { MENU_LIMIT } from "../../shared/menu-limit.ts";
import { Line } from "../parts/line.tsx";
import { chatHref, mailHref, NewTabNote, newTab } from "../ui/contact-links.tsx";
import { words } from "../words.ts";
import { Logo } from "./logo.tsx";
import { PageItems } from "./page-link.tsx";
import { ThemeControl } from "./theme-control.tsx";

/** Returns the current year in local time; in a build with SOURCE_DATE_EPOCH, the UTC year of that timestamp. */
function currentYear(): number {
	const epoch = import.meta.env.SSR ? process.env.SOURCE_DATE_EPOCH : undefined;
	return epoch ? new Date(Number(epoch) * 1000).getUTCFullYear() : new Date().getFullYear();
}

/** The footer of every page (docs/product.md, section 2). */
export function Footer() {
	return (
		<footer className="site-footer pt-10 pb-6 lg:pt-14 lg:[--section:23rem]">
			<div className="wrap split">
				<div>
					<Logo />
					<Line className="mt-3 max-w-[40rem] text-muted max-sm:text-small" text={layout.blurb} />
				</div>
				<div className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-6">
					{layout.groups.map(({ name, overview, items }) => (
						<FooterGroup key={name} title={name} items={items} overview={overview} />
					))}
					<FooterGroup title={words.company} items={layout.company} />
				</div>
			</div>
			<div className="wrap mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t-[1.5px] border-ink pt-6 text-small">
				<p>
					© {/* The inline script replaces the year, in case the build is old. */}
					<span data-year suppressHydrationWarning>
						{currentYear()}
					</span>{" "}
					{site.legalName}, {site.address}.{" "}
					<a href={mailHref} className="footer-link">
						{site.email}
					</a>
					,{" "}
					<a href={chatHref()} className="footer-link" {...newTab}>
						WhatsApp {site.phone}
						<NewTabNote />
					</a>
				</p>
				<ul className="flex flex-wrap gap-x-8 gap-y-2">
					<PageItems pages={layout.legal} className="footer-link" />
				</ul>
				<ThemeControl />
			</div>
		</footer>
	);
}

/** A list of pages. If it is as long as the menu limit, it ends with a link to the overview, which may list more. */
function FooterGroup({ title, items, overview }: { title: string; items: readonly NavigationItem[]; overview?: NavigationItem }) {
	const shown = overview && items.length >= MENU_LIMIT ? [...items, overview] : items;
	return (
		<nav aria-label={title} className="group max-md:last:col-span-full">
			<p className="mono text-muted">{title}</p>
			<ul className="mt-2 grid gap-x-8 gap-y-1 max-md:group-last:flex max-md:group-last:flex-wrap">
				<PageItems pages={shown} className="footer-link" />
			</ul>
		</nav>
	);
}
