import type { AnchorHTMLAttributes } from "react";
import { useMatch } from "react-router";
import type { NavigationItem } from "../../shared/content-types.ts";

interface PageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
	to: string;
}

/** A link in a menu or footer that says when it leads to the page one is on. */
export function PageLink({ to, ...props }: PageLinkProps) {
	// Prerendering asks for addresses with a slash at their end; a match does not mind.
	const isCurrent = useMatch(to) !== null;
	return <a href={to} aria-current={isCurrent ? "page" : undefined} {...props} />;
}

interface PageItemsProps {
	pages: readonly NavigationItem[];
	/** Of the links. */
	className: string;
	itemClassName?: string;
}

/** Pages as the items of a menu's or the footer's list. */
export function PageItems({ pages, className, itemClassName }: PageItemsProps) {
	return pages.map(({ name, path }) => (
		<li key={path} className={itemClassName}>
			<PageLink to={path} className={className}>
				{name}
			</PageLink>
		</li>
	));
}
