import { site } from "virtual:site";
import { words } from "../words.ts";
import { ButtonLink, type ButtonLinkProps } from "./button.tsx";

/** The agency's mailto URL, without a subject or body (docs/product.md, section 7). */
export const mailHref = `mailto:${site.email}`;

/**
 * Returns the URL of a WhatsApp chat (docs/product.md, section 7).
 * @param message Text to prefill.
 */
export function chatHref(message?: string): string {
	return `https://wa.me/${site.chatNumber}${message ? `?text=${encodeURIComponent(message)}` : ""}`;
}

/** Attributes of every chat link, which opens a new tab that can't access this one. */
export const newTab = { target: "_blank", rel: "noopener noreferrer" } as const;

/** A button that starts an email to the agency. */
export function EmailButton(props: ButtonLinkProps) {
	return <ButtonLink href={mailHref} {...props} />;
}

/** A button that opens the chat in a new tab. */
export function ChatButton({ children, ...props }: ButtonLinkProps) {
	return (
		<ButtonLink href={chatHref()} {...newTab} {...props}>
			{children}
			<NewTabNote />
		</ButtonLink>
	);
}

/** Tells screen readers that a link opens a new tab. */
export function NewTabNote() {
	return <span className="sr-only">{` ${words.newTab}`}</span>;
}
