import type { AnchorHTMLAttributes } from "react";

/** link: primary. line: secondary. */
export type ButtonVariant = "link" | "line";

export interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
	variant?: ButtonVariant;
}

/** A link with the look of a button. */
export function ButtonLink({ variant = "link", className = "", ...props }: ButtonLinkProps) {
	return <a className={`button button-${variant} ${className}`.trim()} {...props} />;
}
