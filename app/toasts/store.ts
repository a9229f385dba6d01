import { TOASTS, type ToastVariant } from "./timing.ts";

export interface Toast {
	id: number;
	variant: ToastVariant;
	title: string;
	text: string;
	/** Text to copy by hand. A toast with such text stays until it is dismissed. */
	copyable?: string;
	/** The control that raised the toast. The toast is announced immediately and must not cover this control. */
	raisedBy?: Element;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const watchers = new Set<() => void>();

function show(next: readonly Toast[]): void {
	toasts = next;
	for (const watcher of watchers) watcher();
}

/** Shows a toast. If its variant is at its limit, drops the variant's oldest toast. */
export function showToast(toast: Omit<Toast, "id">): void {
	lastId += 1;
	const oldest = toasts.filter(({ variant }) => variant === toast.variant).at(-TOASTS[toast.variant].limit);
	show([...toasts.filter((shown) => shown !== oldest), { ...toast, id: lastId }]);
}

/** Removes a toast, if it is still shown. */
export function closeToast(toast: Toast): void {
	show(toasts.filter((shown) => shown !== toast));
}

/** Returns the visible toasts, newest last. */
export const shownToasts = () => toasts;

/** Subscribes to changes in the list of toasts. Returns a function that unsubscribes. */
export function watchToasts(watcher: () => void): () => void {
	watchers.add(watcher);
	return () => watchers.delete(watcher);
}
