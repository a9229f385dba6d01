import { site } from "virtual:site";
import { Mail, MessageCircle } from "lucide";
import type { Views } from "../../shared/content-types.ts";
import { chatHref, mailHref, NewTabNote, newTab } from "../ui/contact-links.tsx";
import { Icon } from "../ui/icon.tsx";
import { Text } from "../ui/text.tsx";
import { CopyAddress } from "./copy-address.tsx";

type ContactActionsProps = Pick<Views["contact"], "email" | "chat">;

const heading = "flex min-h-11 items-center gap-3 font-text font-[650] tracking-normal";

/** The two ways to reach the agency, very large, a line each. */
export function ContactActions({ email, chat }: ContactActionsProps) {
	return (
		<ul className="contact-actions ruled mt-8">
			<li className="flex flex-wrap items-center gap-x-3">
				<h2 className={`${heading} w-full`}>
					<Icon node={Mail} className="text-link" />
					{email.title}
				</h2>
				<p className="my-2 wrap-anywhere">
					<a href={mailHref} className="display h1-link contact-link">
						{site.email}
					</a>
				</p>
				<CopyAddress />
				<p className="w-full text-muted">
					<Text text={email.text} />
				</p>
			</li>
			<li>
				<h2 className={heading}>
					<Icon node={MessageCircle} className="text-link" />
					{chat.title}
				</h2>
				<p className="my-2 wrap-anywhere">
					<a href={chatHref()} {...newTab} className="display h1-link contact-link">
						Chat on WhatsApp
						<NewTabNote />
					</a>
				</p>
				<p className="text-muted">
					<Text text={chat.text} />
				</p>
			</li>
		</ul>
	);
}
