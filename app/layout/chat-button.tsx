import { Mail, MessageCircle } from "lucide";
import { chatHref, mailHref, newTab } from "../ui/contact-links.tsx";
import { Icon } from "../ui/icon.tsx";
import { words } from "../words.ts";

/** The fixed chat button on every page; on phones, a bar that also has an email link. */
export function ChatDock() {
	return (
		<aside className="dock inert:invisible" aria-label={words.chat}>
			<a
				href={mailHref}
				className="dock-mail flex-1 gap-2 border-t-[1.5px] border-ink bg-paper leading-tight font-[650] text-link md:hidden"
			>
				<Icon node={Mail} />
				{words.emailUs}
			</a>
			<a
				href={chatHref()}
				{...newTab}
				className="dock-chat chat-button md:size-13 md:rounded-box md:not-focus-visible:[outline:2px_solid_var(--paper)]"
				aria-label={`${words.chatOnWhatsApp} ${words.newTab}`}
				data-tooltip="left"
			>
				<Icon node={MessageCircle} />
			</a>
		</aside>
	);
}
