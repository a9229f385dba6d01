import { site } from "virtual:site";
import { words } from "../words.ts";
import type { ButtonLinkProps } from "./button.tsx";
import { ButtonLink } from "./button.tsx";

/** The mail compose link: the address and nothing else (docs/product.md, section 7). */
export const mailHref = `mailto:${site.email}`;

/**
 * The chat link (docs/product.md, section 7).
 *
 * @param message Text that the chat opens with.
 */
export function chatHref(message?: string): string {
	return `https://wa.me/${site.chatNumber}${message ? `?text=${encodeURIComponent(message)}` : ""}`;
}

/** What every chat link carries: it opens in a new tab that knows nothing of this one. */
export const newTab = { target: "_blank", rel: "noopener noreferrer" } as const;

interface ActionProps extends ButtonLinkProps {
	children: string;
}

/** A button that opens a mail to the agency. */
export function EmailButton(props: ActionProps) {
	return <ButtonLink href={mailHref} {...props} />;
}

/** A button that opens the chat in a new tab. */
export function ChatButton({ message, children, ...props }: ActionProps & { message?: string }) {
	return (
		<ButtonLink href={chatHref(message)} {...newTab} {...props}>
			{children}
			<NewTabNote />
		</ButtonLink>
	);
}

/** Says to screen readers what sighted visitors learn when it happens. */
export function NewTabNote() {
	return <span className="sr-only">{` ${words.newTab}`}</span>;
}
