import { TOASTS } from "../../shared/constants.ts";

export type ToastVariant = keyof typeof TOASTS;

/** What a toast says. */
interface ToastMessage {
	title: string;
	text: string;
	/** Something to be selected and copied by hand; such a toast stays until it is dismissed. */
	copyable?: string;
	/** Whether it answers what the visitor has just done, and is therefore read out at once. */
	answers: boolean;
	/** The control that raised it, which it does not cover. */
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

/** Shows a toast; the oldest of its variant gives way when there are more than the variant's limit. */
export function showToast(variant: ToastVariant, message: ToastMessage): void {
	lastId += 1;
	show({ ...shown, [variant]: [...shown[variant], { ...message, id: lastId }].slice(-TOASTS[variant].limit) });
}

/** Takes a toast away. */
export function closeToast(variant: ToastVariant, id: number): void {
	show({ ...shown, [variant]: shown[variant].filter((toast) => toast.id !== id) });
}

/** The toasts on the page, the newest last. */
export function shownToasts(): ShownToasts {
	return shown;
}

/** Calls back when the toasts change; gives back how to stop. */
export function watchToasts(watcher: () => void): () => void {
	watchers.add(watcher);
	return () => watchers.delete(watcher);
}
