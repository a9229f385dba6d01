import type { NavigationItem } from "../../shared/content-types.ts";

/** Links to pages as the end of a sentence: "A, B, and C." */
export function Links({ links }: { links: readonly NavigationItem[] }) {
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
