import type { AnchorHTMLAttributes } from "react";
import { useMatch } from "react-router";
import type { NavigationItem } from "../../shared/content-types.ts";

/** A link in a menu or the footer, with `aria-current` on the current page. */
export function PageLink({ to, ...props }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
	const isCurrent = useMatch(to) !== null;
	return <a href={to} aria-current={isCurrent ? "page" : undefined} {...props} />;
}

/** List items that link to pages. `className` applies to each link. */
export function PageItems({ pages, className }: { pages: readonly NavigationItem[]; className: string }) {
	return pages.map(({ name, path }) => (
		<li key={path}>
			<PageLink to={path} className={className}>
				{name}
			</PageLink>
		</li>
	));
}
