import type { AnchorHTMLAttributes } from "react";
import { useMatch } from "react-router";

interface PageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
	to: string;
}

/** A link in a menu or footer that says when it leads to the page one is on. */
export function PageLink({ to, ...props }: PageLinkProps) {
	// Prerendering asks for addresses with a slash at their end; a match does not mind.
	const isCurrent = useMatch(to) !== null;
	return <a href={to} aria-current={isCurrent ? "page" : undefined} {...props} />;
}
