import { Mail, MessageCircle } from "lucide";
import { chatHref, mailHref, newTab } from "../ui/contact-links.tsx";
import { Icon } from "../ui/icon.tsx";
import { words } from "../words.ts";

/** The fixed chat button of every page; on phones it is part of a bar with an e-mail link. */
export function ChatDock() {
	return (
		<aside className="dock" aria-label={words.chat}>
			<a href={mailHref} className="dock-mail">
				<Icon node={Mail} />
				{words.emailUs}
			</a>
			<a
				href={chatHref()}
				{...newTab}
				className="dock-chat chat-button"
				aria-label={`${words.chatOnWhatsApp} ${words.newTab}`}
				data-tooltip="left"
			>
				<Icon node={MessageCircle} />
			</a>
		</aside>
	);
}
