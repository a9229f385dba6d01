import type { ButtonVariant } from "../ui/button.tsx";
import { EmailButton } from "../ui/contact-links.tsx";
import { CopyAddress } from "./copy-address.tsx";

/** A large e-mail button, joined with one that copies the address. */
export function EmailAction({ variant = "link", children }: { variant?: ButtonVariant; children: string }) {
	return (
		<div className="email-action">
			<EmailButton variant={variant}>{children}</EmailButton>
			<CopyAddress variant={variant} />
		</div>
	);
}
