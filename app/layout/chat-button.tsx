import { Mail, MessageCircle } from "lucide";
import { chatHref, mailHref, newTab } from "../ui/contact-links.tsx";
import { Icon } from "../ui/icon.tsx";

/**
 * The chat link at the bottom right of every page. On phones it is the right part of a bar at the bottom, with e-mail at its
 * left, under which nothing hides; on wide windows a square in the gutter, which text never enters.
 */
export function ChatDock() {
	return (
		<aside className="dock" aria-label="Chat">
			<a href={mailHref} className="dock-mail">
				<Icon node={Mail} />
				Email Our Team
			</a>
			<a href={chatHref()} {...newTab} className="dock-chat chat-button" aria-label="Chat on WhatsApp (opens in a new tab)" data-tooltip="left">
				<Icon node={MessageCircle} />
				<span>WhatsApp</span>
			</a>
		</aside>
	);
}
