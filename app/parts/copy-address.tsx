import { site } from "virtual:site";
import { Copy } from "lucide";
import { useEffect, useState } from "react";
import { showToast } from "../toasts/store.ts";
import { TOASTS } from "../toasts/timing.ts";
import { type ButtonVariant, buttonClasses } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { words } from "../words.ts";

/** A button that copies the agency's email address, because many visitors have no email client set up. */
export function CopyAddress({ variant = "line", className = "" }: { variant?: ButtonVariant; className?: string }) {
	const [copied, setCopied] = useState(false);
	useEffect(() => {
		if (!copied) return;
		const timer = setTimeout(() => setCopied(false), TOASTS.stacking.duration);
		return () => clearTimeout(timer);
	}, [copied]);

	const copy = async ({ currentTarget }: React.MouseEvent) => {
		const message = { variant: "stacking", raisedBy: currentTarget } as const;
		try {
			await navigator.clipboard.writeText(site.email);
			setCopied(true);
			showToast({ ...message, title: words.addressCopied, text: site.email });
		} catch {
			// The page isn't served over HTTPS, the browser denies permission, or the click was too long ago.
			showToast({ ...message, ...words.notCopied, copyable: site.email });
		}
	};

	return (
		<button
			type="button"
			className={`copy-address ${buttonClasses[variant]} w-13 flex-none p-0 noscript:hidden ${className}`.trim()}
			aria-label={copied ? words.copied : words.copyEmail}
			data-tooltip="top"
			onClick={copy}
			data-react=""
		>
			{copied ? <span className="text-[0.75rem]">{words.copied}</span> : <Icon node={Copy} className="size-5" />}
		</button>
	);
}
