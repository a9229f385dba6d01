import { site } from "virtual:site";
import { Mail, MessageCircle } from "lucide";
import type { Views } from "../../shared/content-types.ts";
import { chatHref, mailHref, NewTabNote, newTab } from "../ui/contact-links.tsx";
import { Icon } from "../ui/icon.tsx";
import { Text } from "../ui/text.tsx";
import { CopyAddress } from "./copy-address.tsx";

type ContactActionsProps = Pick<Views["contact"], "email" | "chat">;

/** The two ways to reach the agency, very large, a line each. */
export function ContactActions({ email, chat }: ContactActionsProps) {
	return (
		<ul className="contact-actions">
			<li>
				<h2>
					<Icon node={Mail} />
					{email.title}
				</h2>
				<p className="my-2">
					<a href={mailHref} className="display contact-link">
						{site.email}
					</a>
				</p>
				<CopyAddress />
				<p className="text-muted">
					<Text text={email.text} />
				</p>
			</li>
			<li>
				<h2>
					<Icon node={MessageCircle} />
					{chat.title}
				</h2>
				<p className="my-2">
					<a href={chatHref()} {...newTab} className="display contact-link">
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
