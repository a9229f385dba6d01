import type { NavigationItem } from "../../shared/content-types.ts";

interface BreadcrumbsProps {
	above: readonly NavigationItem[];
	/** The page itself; not a link. */
	name: string;
}

/** Where the page stands in the site. */
export function Breadcrumbs({ above, name }: BreadcrumbsProps) {
	return (
		<nav aria-label="Breadcrumb" className="breadcrumbs mono">
			<ol className="flex flex-wrap items-center gap-x-2">
				{[{ name: "Home", path: "/" }, ...above].map(({ name, path }) => (
					<li key={path} className="flex items-center gap-x-2">
						{path !== "/" && <span aria-hidden="true">›</span>}
						<a href={path} className="plain-link inline-flex min-h-6 items-center">
							{name}
						</a>
					</li>
				))}
				<li className="flex items-center gap-x-2">
					<span aria-hidden="true">›</span>
					<span aria-current="page">{name}</span>
				</li>
			</ol>
		</nav>
	);
}
