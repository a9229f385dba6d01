import type { AnchorHTMLAttributes } from "react";

/** Button classes: `link` is primary, `line` secondary. */
export const buttonClasses = { link: "button button-link", line: "button" };
export type ButtonVariant = keyof typeof buttonClasses;

export interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
	variant?: ButtonVariant;
}

/** A link styled as a button. */
export function ButtonLink({ variant = "link", className = "", ...props }: ButtonLinkProps) {
	return <a className={`${buttonClasses[variant]} ${className}`.trim()} {...props} />;
}
