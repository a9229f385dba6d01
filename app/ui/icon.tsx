import { createElement } from "react";
import type { IconNode } from "../../shared/content-types.ts";

interface IconProps {
	/** A Lucide icon. */
	node: IconNode;
	className?: string;
}

/** A Lucide icon, hidden from screen readers: it needs a text next to it. */
export function Icon({ node, className = "" }: IconProps) {
	return (
		<svg className={`icon ${className}`.trim()} width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
			{inOnePath(node).map(([tag, attributes]) => createElement(tag, { ...attributes, key: JSON.stringify(attributes) }))}
		</svg>
	);
}

/** Merges all paths into one: a third fewer elements on a page. */
function inOnePath(node: IconNode): IconNode {
	const paths = node.flatMap(([tag, { d }]) => (tag === "path" && typeof d === "string" ? d : []));
	const others = node.filter(([tag]) => tag !== "path");
	// A leading relative move is relative to the origin.
	return paths.length > 0 ? [...others, ["path", { d: paths.map((d) => d.replace(/^m/, "M0 0m")).join("") }]] : others;
}
