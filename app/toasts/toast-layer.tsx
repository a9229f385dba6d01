import "./toasts.css";
import * as Radix from "@radix-ui/react-toast";
import { X } from "lucide";
import { useEffect, useLayoutEffect, useRef } from "react";
import { TOASTS } from "../../shared/constants.ts";
import { Icon } from "../ui/icon.tsx";
import { keepClear } from "./keep-clear.ts";
import type { ShownToasts, Toast, ToastVariant } from "./store.ts";
import { closeToast } from "./store.ts";

const VARIANTS = ["stacking", "single"] as const;

/** Names of the regions, which may both be there; the library puts in the key that leads to them. */
const REGION_NAMES = { stacking: "Notifications ({hotkey})", single: "Connection notifications ({hotkey})" };

/** Both variants in one corner, so that neither covers the other. */
export function ToastLayer({ toasts }: { toasts: ShownToasts }) {
	const layer = useRef<HTMLDivElement>(null);
	const cameFrom = useRef<Element>(null);
	/** Whether the key at hand is Escape, which closes the newest toast here and no other in the library. */
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

	// Before a toast is seen, or a quick press of the key is lost.
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

	useEffect(() => {
		if (!layer.current) return;
		const origins = Object.values(toasts).flatMap((shown) => shown.flatMap(({ raisedBy }) => raisedBy ?? []));
		return keepClear(layer.current, origins);
	}, [toasts]);

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: it only hears of the focus coming into the toasts.
		<div ref={layer} className="toasts" onFocus={rememberOrigin}>
			{VARIANTS.map(
				(variant) =>
					toasts[variant].length > 0 && (
						<Toasts key={variant} variant={variant} toasts={toasts[variant]} onClose={(id) => escapes.current || close(variant, id)} />
					),
			)}
		</div>
	);
}

interface ToastsProps {
	variant: ToastVariant;
	toasts: readonly Toast[];
	onClose: (id: number) => void;
}

/** The toasts of one variant. Without any there is no region either, so that the hotkey (F8) leads to toasts and nowhere else. */
function Toasts({ variant, toasts, onClose }: ToastsProps) {
	const { duration, swipeThreshold } = TOASTS[variant];
	return (
		<Radix.Provider duration={duration} swipeThreshold={swipeThreshold} swipeDirection="right">
			{toasts.map(({ id, title, text, copyable, answers }) => (
				<Radix.Root
					key={id}
					open
					className="toast"
					type={answers ? "foreground" : "background"}
					duration={copyable ? Number.POSITIVE_INFINITY : duration}
					onOpenChange={() => onClose(id)}
					// A tap would bring the focus here, and as long as that is here the toast stays.
					onMouseDown={(event) => copyable || event.preventDefault()}
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
