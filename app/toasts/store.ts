import type { ToastVariant } from "./timing.ts";
import { TOASTS } from "./timing.ts";

interface ToastMessage {
	title: string;
	text: string;
	/** Text to copy by hand; the toast then stays until it is dismissed. */
	copyable?: string;
	/** Whether it responds to a visitor's action and is announced at once. */
	answers: boolean;
	/** The control that raised it, which the toast must not cover. */
	raisedBy?: Element;
}

export interface Toast extends ToastMessage {
	id: number;
}

export type ShownToasts = Readonly<Record<ToastVariant, readonly Toast[]>>;

export const NO_TOASTS: ShownToasts = { single: [], stacking: [] };

let shown = NO_TOASTS;
let lastId = 0;
const watchers = new Set<() => void>();

function show(toasts: ShownToasts): void {
	shown = toasts;
	for (const watcher of watchers) watcher();
}

/** Shows a toast, and drops the oldest of the same variant above the limit. */
export function showToast(variant: ToastVariant, message: ToastMessage): void {
	lastId += 1;
	show({ ...shown, [variant]: [...shown[variant], { ...message, id: lastId }].slice(-TOASTS[variant].limit) });
}

/** Closes a toast. */
export function closeToast(variant: ToastVariant, id: number): void {
	show({ ...shown, [variant]: shown[variant].filter((toast) => toast.id !== id) });
}

/** Returns the visible toasts, newest last. */
export function shownToasts(): ShownToasts {
	return shown;
}

/** Subscribes to changes of the toasts. Returns a function that unsubscribes. */
export function watchToasts(watcher: () => void): () => void {
	watchers.add(watcher);
	return () => watchers.delete(watcher);
}
