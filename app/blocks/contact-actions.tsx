import { site } from "virtual:site";
import { Mail, MessageCircle } from "lucide";
import type { Views } from "../content/views.ts";
import { chatHref, mailHref, NewTabNote, newTab } from "../ui/contact-links.tsx";
import { Icon } from "../ui/icon.tsx";
import { Ranges } from "../ui/ranges.tsx";
import { CopyAddress } from "./copy-address.tsx";

type ContactActionsProps = Pick<Views["contact"], "email" | "chat">;

/** The two ways to reach the agency, very large. */
export function ContactActions({ email, chat }: ContactActionsProps) {
	return (
		<ul className="wrap lined-grid-wrap">
			<li className="contact-action">
				<Icon node={Mail} className="size-8 text-link" />
				<div>
					<h2 className="text-h3">{email.title}</h2>
					<p className="mt-3 flex flex-wrap items-center gap-3">
						<a href={mailHref} className="contact-address display cover-link">
							{site.email}
						</a>
						<CopyAddress />
					</p>
					<p className="mt-4 max-w-[34rem] text-muted">
						<Ranges text={email.text} />
					</p>
				</div>
			</li>
			<li className="contact-action">
				<Icon node={MessageCircle} className="size-8 text-link" />
				<div>
					<h2 className="text-h3">{chat.title}</h2>
					<p className="mt-3">
						<a href={chatHref()} {...newTab} className="contact-address display cover-link">
							Chat on WhatsApp
							<NewTabNote />
						</a>
					</p>
					<p className="mt-4 max-w-[34rem] text-muted">
						<Ranges text={chat.text} />
					</p>
				</div>
			</li>
		</ul>
	);
}
