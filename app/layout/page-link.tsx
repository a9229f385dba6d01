import type { AnchorHTMLAttributes } from "react";
import { useMatch } from "react-router";
import type { NavigationItem } from "../../shared/content-types.ts";

interface PageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
	to: string;
}

/** A link of a menu or the footer, with `aria-current` on the current page. */
export function PageLink({ to, ...props }: PageLinkProps) {
	// Prerendered paths end with a slash, which useMatch ignores.
	const isCurrent = useMatch(to) !== null;
	return <a href={to} aria-current={isCurrent ? "page" : undefined} {...props} />;
}

interface PageItemsProps {
	pages: readonly NavigationItem[];
	/** Class of the links. */
	className: string;
	itemClassName?: string;
}

/** List items with a link to each page. */
export function PageItems({ pages, className, itemClassName }: PageItemsProps) {
	return pages.map(({ name, path }) => (
		<li key={path} className={itemClassName}>
			<PageLink to={path} className={className}>
				{name}
			</PageLink>
		</li>
	));
}
