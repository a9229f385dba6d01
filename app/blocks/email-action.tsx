import { EmailButton } from "../ui/contact-links.tsx";
import { CopyAddress } from "./copy-address.tsx";

/** A large button that opens a mail, and beside it one that copies the address. */
export function EmailAction({ band = false, children }: { band?: boolean; children: string }) {
	return (
		<div className="flex gap-2 max-sm:[&>:first-child]:flex-1">
			<EmailButton variant={band ? "cite" : "link"}>{children}</EmailButton>
			<CopyAddress variant={band ? "band" : "line"} />
		</div>
	);
}
