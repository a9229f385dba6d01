import "./toasts.css";
import * as Radix from "@radix-ui/react-toast";
import { X } from "lucide";
import { useCallback, useLayoutEffect, useRef } from "react";
import { Icon } from "../ui/icon.tsx";
import { words } from "../words.ts";
import { closeToast, type Toast } from "./store.ts";
import { TOASTS } from "./timing.ts";

const VARIANTS = ["stacking", "single"] as const;

/** Shows both variants in one corner, so that neither covers the other. */
export function ToastLayer({ toasts }: { toasts: readonly Toast[] }) {
	const layer = useRef<HTMLDivElement>(null);
	const cameFrom = useRef<Element>(null);

	const rememberOrigin = ({ currentTarget, relatedTarget }: React.FocusEvent) => {
		if (relatedTarget && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
	};
	const close = (toast: Toast) => {
		if (layer.current?.contains(document.activeElement)) {
			const next = toasts.length > 1 ? layer.current.querySelector(".toast-list") : cameFrom.current;
			if (next instanceof HTMLElement) next.focus();
		}
		closeToast(toast);
	};

	// A layout effect, because a quick Escape could come before a passive effect runs.
	useLayoutEffect(() => {
		const newest = toasts.at(-1);
		const onKeyDown = ({ key }: KeyboardEvent) => {
			if (newest && key === "Escape") close(newest);
		};
		addEventListener("keydown", onKeyDown, true);
		return () => removeEventListener("keydown", onKeyDown, true);
	});

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: only listens for focus entering the toasts.
		<div ref={layer} className="toasts" onFocus={rememberOrigin}>
			{VARIANTS.map((variant) => {
				const shown = toasts.filter((toast) => toast.variant === variant);
				const { duration, swipeThreshold } = TOASTS[variant];
				// Render no empty region, because its hotkey (F8) would move focus into it.
				if (shown.length === 0) return null;
				return (
					<Radix.Provider key={variant} duration={duration} swipeThreshold={swipeThreshold} swipeDirection="right">
						{shown.map((toast) => (
							<ToastItem key={toast.id} toast={toast} onClose={() => close(toast)} />
						))}
						<Radix.Viewport className="toast-list" label={words.toastRegions[variant]} />
					</Radix.Provider>
				);
			})}
		</div>
	);
}

function ToastItem({ toast: { variant, title, text, copyable, raisedBy }, onClose }: { toast: Toast; onClose: () => void }) {
	// Scrolling the control into view keeps it above the toasts, because toasts.css adds scroll padding.
	const showOrigin = useCallback(
		(toast: HTMLLIElement | null) => void (toast && raisedBy?.scrollIntoView({ block: "nearest" })),
		[raisedBy],
	);
	return (
		<Radix.Root
			ref={showOrigin}
			open
			className="toast"
			type={raisedBy ? "foreground" : "background"}
			duration={copyable ? Number.POSITIVE_INFINITY : TOASTS[variant].duration}
			onOpenChange={onClose}
			// Radix would close the focused toast instead of the newest.
			onEscapeKeyDown={(event) => event.preventDefault()}
			// A tap would move focus here, and a focused toast stays open.
			onMouseDown={(event) => copyable || event.preventDefault()}
		>
			<div className="min-w-0 flex-1 py-2">
				<Radix.Title className="font-[650]">{`${title} `}</Radix.Title>
				<Radix.Description className="text-small">{text}</Radix.Description>
				{copyable && (
					// A drag selects the text instead of swiping the toast away.
					<p className="copyable font-mono" onPointerDown={(event) => event.stopPropagation()}>
						{copyable}
					</p>
				)}
			</div>
			<Radix.Close className="toast-close" aria-label={words.dismiss} data-tooltip="left">
				<Icon node={X} className="size-5" />
			</Radix.Close>
		</Radix.Root>
	);
}
