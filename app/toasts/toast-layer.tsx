import "./toasts.css";
import * as Radix from "@radix-ui/react-toast";
import { X } from "lucide";
import { useCallback, useLayoutEffect, useRef } from "react";
import { Icon } from "../ui/icon.tsx";
import { words } from "../words.ts";
import type { ShownToasts, Toast } from "./store.ts";
import { closeToast } from "./store.ts";
import type { ToastVariant } from "./timing.ts";
import { TOASTS } from "./timing.ts";

const VARIANTS = ["stacking", "single"] as const;

/** Shows both variants in one corner, so that neither covers the other. */
export function ToastLayer({ toasts }: { toasts: ShownToasts }) {
	const layer = useRef<HTMLDivElement>(null);
	const cameFrom = useRef<Element>(null);
	/** Whether Escape is pressed. It closes the newest toast here; Radix would also close the focused one. */
	const escapes = useRef(false);

	const rememberOrigin = ({ currentTarget, relatedTarget }: React.FocusEvent) => {
		if (relatedTarget && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
	};
	const all = VARIANTS.flatMap((variant) => toasts[variant].map((toast) => ({ variant, ...toast })));
	const close = (variant: ToastVariant, id: number) => {
		if (layer.current?.contains(document.activeElement)) {
			const next = all.length > 1 ? layer.current.querySelector(".toast-list") : cameFrom.current;
			if (next instanceof HTMLElement) next.focus();
		}
		closeToast(variant, id);
	};

	// A layout effect, since a quick Escape could come before other effects.
	useLayoutEffect(() => {
		const newest = all.toSorted((one, other) => one.id - other.id).at(-1);
		const onKeyDown = ({ key }: KeyboardEvent) => {
			escapes.current = key === "Escape";
			if (newest && escapes.current) close(newest.variant, newest.id);
		};
		const onKeyUp = () => {
			escapes.current = false;
		};
		const listening = new AbortController();
		const options = { capture: true, signal: listening.signal };
		addEventListener("keydown", onKeyDown, options);
		addEventListener("keyup", onKeyUp, options);
		return () => listening.abort();
	});

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: only listens for focus entering the toasts.
		<div ref={layer} className="toasts" onFocus={rememberOrigin}>
			{VARIANTS.map(
				(variant) =>
					toasts[variant].length > 0 && (
						// Without toasts there is no region, so its hotkey (F8) never leads to an empty one.
						<Radix.Provider
							key={variant}
							duration={TOASTS[variant].duration}
							swipeThreshold={TOASTS[variant].swipeThreshold}
							swipeDirection="right"
						>
							{toasts[variant].map((toast) => (
								<ToastItem
									key={toast.id}
									{...toast}
									duration={TOASTS[variant].duration}
									onClose={() => escapes.current || close(variant, toast.id)}
								/>
							))}
							<Radix.Viewport className="toast-list" label={words.toastRegions[variant]} />
						</Radix.Provider>
					),
			)}
		</div>
	);
}

interface ToastItemProps extends Toast {
	duration: number;
	onClose: () => void;
}

function ToastItem({ title, text, copyable, answers, raisedBy, duration, onClose }: ToastItemProps) {
	// The scroll padding of toasts.css then keeps the control above the toasts.
	const showOrigin = useCallback(
		(toast: HTMLLIElement | null) => void (toast && raisedBy?.scrollIntoView({ block: "nearest" })),
		[raisedBy],
	);
	return (
		<Radix.Root
			ref={showOrigin}
			open
			className="toast"
			type={answers ? "foreground" : "background"}
			duration={copyable ? Number.POSITIVE_INFINITY : duration}
			onOpenChange={onClose}
			// A tap would move focus here, and a focused toast stays open.
			onMouseDown={(event) => copyable || event.preventDefault()}
		>
			<div className="min-w-0 flex-1 py-2">
				<Radix.Title className="font-[650]">{title}</Radix.Title>
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
