import type { SVGProps } from "react";
import { createElement } from "react";
import type { IconNode } from "../content/icon.ts";

interface IconProps extends Omit<SVGProps<SVGSVGElement>, "name"> {
	/** The shapes of a Lucide icon. */
	node: IconNode;
}

/** An icon of the Lucide set in the site's one stroke; decorative, so it needs words beside it. */
export function Icon({ node, className = "", ...props }: IconProps) {
	return (
		<svg className={`icon ${className}`.trim()} viewBox="0 0 24 24" aria-hidden="true" {...props}>
			{node.map(([tag, attributes]) => createElement(tag, { ...attributes, key: JSON.stringify(attributes) }))}
		</svg>
	);
}
