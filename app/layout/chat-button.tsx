import { MessageCircle } from "lucide";
import { chatHref, newTab } from "../ui/contact-links.tsx";
import { Icon } from "../ui/icon.tsx";

/** The chat button that floats over the bottom right of every page. */
export function FloatingChatButton() {
	return (
		<a href={chatHref()} {...newTab} className="chat-button" aria-label="Chat on WhatsApp (opens in a new tab)" data-tooltip="left">
			<Icon node={MessageCircle} className="size-8" />
		</a>
	);
}
