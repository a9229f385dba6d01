import type { ToastVariant } from "./timing.ts";
import { TOASTS } from "./timing.ts";

interface ToastMessage {
	title: string;
	text: string;
	/** Text to select and copy by hand; such a toast stays until it is dismissed. */
	copyable?: string;
	/** Whether it answers an action of the visitor, and is announced at once. */
	answers: boolean;
	/** The control that raised it, which stays in view. */
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

/** Shows a toast and drops the oldest of its variant above the variant's limit. */
export function showToast(variant: ToastVariant, message: ToastMessage): void {
	lastId += 1;
	show({ ...shown, [variant]: [...shown[variant], { ...message, id: lastId }].slice(-TOASTS[variant].limit) });
}

/** Closes a toast. */
export function closeToast(variant: ToastVariant, id: number): void {
	show({ ...shown, [variant]: shown[variant].filter((toast) => toast.id !== id) });
}

/** Returns the toasts on the page, the newest last. */
export function shownToasts(): ShownToasts {
	return shown;
}

/** Calls back when the toasts change, until the returned function is called. */
export function watchToasts(watcher: () => void): () => void {
	watchers.add(watcher);
	return () => watchers.delete(watcher);
}
