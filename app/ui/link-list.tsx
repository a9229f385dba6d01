import type { HTMLAttributes } from "react";
import type { NavigationItem } from "../../shared/content-types.ts";

interface LinkListProps extends HTMLAttributes<HTMLUListElement> {
	links: readonly NavigationItem[];
}

/** A list of links to pages, at least 24 px high. */
export function LinkList({ links, ...props }: LinkListProps) {
	return (
		<ul {...props}>
			{links.map(({ name, path }) => (
				<li key={path}>
					<a href={path} className="plain-link inline-flex min-h-6 items-center">
						{name}
					</a>
				</li>
			))}
		</ul>
	);
}

/** Links to pages as the end of a sentence: "A, B, and C." */
export function Links({ links }: Pick<LinkListProps, "links">) {
	const last = links.length > 2 ? ", and " : " and ";
	return (
		<>
			{links.map(({ name, path }, index) => (
				<span key={path}>
					{index > 0 && (index === links.length - 1 ? last : ", ")}
					<a href={path} className="plain-link">
						{name}
					</a>
				</span>
			))}
			.
		</>
	);
}
