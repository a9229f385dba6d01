import "./toasts.css";
import * as Radix from "@radix-ui/react-toast";
import { X } from "lucide";
import { useRef } from "react";
import { TOASTS } from "../constants.ts";
import { Icon } from "../ui/icon.tsx";
import type { ShownToasts, Toast, ToastVariant } from "./store.ts";
import { closeToast } from "./store.ts";

const VARIANTS = ["stacking", "single"] as const;

/** Names of the regions, which may both be there; the library puts in the key that leads to them. */
const REGION_NAMES = { stacking: "Notifications ({hotkey})", single: "Connection notifications ({hotkey})" };

/** Both variants in one corner, above the chat button, so that neither covers the other. */
export function ToastLayer({ toasts }: { toasts: ShownToasts }) {
	return (
		<div className="toasts">
			{VARIANTS.map((variant) => toasts[variant].length > 0 && <Toasts key={variant} variant={variant} toasts={toasts[variant]} />)}
		</div>
	);
}

/** The toasts of one variant. Without any there is no region either, so that the hotkey (F8) leads to toasts and nowhere else. */
function Toasts({ variant, toasts }: { variant: ToastVariant; toasts: readonly Toast[] }) {
	const { duration, swipeThreshold } = TOASTS[variant];
	const cameFrom = useRef<Element>(null);

	const rememberOrigin = ({ currentTarget, relatedTarget }: React.FocusEvent) => {
		if (relatedTarget && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
	};
	const close = (id: number) => {
		// Radix has moved the focus from the toast to its list, which goes away with the last toast.
		const focused = document.activeElement;
		if (toasts.length === 1 && focused?.matches(".toast-list") && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
		closeToast(variant, id);
	};

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: it only hears of the focus coming into the toasts.
		<div onFocus={rememberOrigin}>
			<Radix.Provider duration={duration} swipeThreshold={swipeThreshold} swipeDirection="right">
				{toasts.map(({ id, title, text, copyable, answers }) => (
					<Radix.Root
						key={id}
						className="toast"
						type={answers ? "foreground" : "background"}
						duration={copyable ? Number.POSITIVE_INFINITY : duration}
						onOpenChange={(open) => open || close(id)}
					>
						<div className="min-w-0 flex-1 py-2">
							<Radix.Title className="font-[650]">{title}</Radix.Title>
							<Radix.Description className="text-small">{text}</Radix.Description>
							{copyable && <Copyable>{copyable}</Copyable>}
						</div>
						<Radix.Close className="toast-close" aria-label="Dismiss" data-tooltip="left">
							<Icon node={X} className="size-5" />
						</Radix.Close>
					</Radix.Root>
				))}
				<Radix.Viewport className="toast-list" label={REGION_NAMES[variant]} />
			</Radix.Provider>
		</div>
	);
}

/** Text that one click selects; a drag over it selects rather than swipes the toast away. */
function Copyable({ children }: { children: string }) {
	return (
		<p className="copyable font-mono" onPointerDown={(event) => event.stopPropagation()}>
			{children}
		</p>
	);
}
