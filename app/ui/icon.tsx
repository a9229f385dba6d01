import { createElement } from "react";
import type { IconNode } from "../../shared/content-types.ts";

interface IconProps {
	node: IconNode;
	className?: string;
}

/** An icon. It is hidden from screen readers, so it needs text next to it or a label on its control. */
export function Icon({ node, className = "" }: IconProps) {
	return (
		<svg className={`icon ${className}`.trim()} width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
			{inOnePath(node).map(([tag, attributes]) => createElement(tag, { ...attributes, key: JSON.stringify(attributes) }))}
		</svg>
	);
}

/** Merges all paths into one, which removes a third of a page's elements. */
function inOnePath(node: IconNode): IconNode {
	const paths = node.flatMap(([tag, { d }]) => (tag === "path" && typeof d === "string" ? d : []));
	const others = node.filter(([tag]) => tag !== "path");
	// A leading relative move starts at the origin only in the first path, so prefix the others with an absolute one.
	const d = paths.map((path, index) => (index > 0 ? path.replace(/^m/, "M0 0m") : path)).join("");
	return d ? [...others, ["path", { d }]] : others;
}
