import { site } from "virtual:site";
import { Copy } from "lucide";
import { showToast } from "../toasts/store.ts";
import type { ButtonVariant } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { WAKES_ATTRIBUTE } from "../wake/boot.ts";

async function copyAddress(): Promise<void> {
	try {
		await navigator.clipboard.writeText(site.email);
		showToast("stacking", { title: "Address copied", text: site.email, answers: true });
	} catch {
		// No secure context, no permission, or too late after the click.
		showToast("stacking", { title: "The address could not be copied", text: "Please copy it by hand:", copyable: site.email, answers: true });
	}
}

/** Copies the agency's address, for the many desktops without a mail program. It stands beside each large e-mail action. */
export function CopyAddress({ variant = "line" }: { variant?: ButtonVariant }) {
	return (
		<button
			type="button"
			className={`copy-address button button-${variant}`}
			aria-label="Copy address"
			data-tooltip="top"
			onClick={copyAddress}
			{...{ [WAKES_ATTRIBUTE]: "" }}
		>
			<Icon node={Copy} className="size-5" />
		</button>
	);
}
