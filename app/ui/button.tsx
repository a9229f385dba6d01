import type { AnchorHTMLAttributes } from "react";

/** link: the primary action. line: the second one. */
export type ButtonVariant = "link" | "line";

export interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
	variant?: ButtonVariant;
}

/** A link that looks like a button. */
export function ButtonLink({ variant = "link", className = "", ...props }: ButtonLinkProps) {
	return <a className={`button button-${variant} ${className}`.trim()} {...props} />;
}
