import { useEffect, useSyncExternalStore } from "react";
import { useChunk } from "../ui/use-chunk.ts";
import { NO_TOASTS, shownToasts, showToast, watchToasts } from "./store.ts";

const loadLayer = () => import("./toast-layer.tsx");

/**
 * Notification toasts. Their code is loaded with the first one, or when the browser is idle: the toast that says the
 * connection is lost could not be fetched then.
 */
export function Toasts() {
	const toasts = useSyncExternalStore(watchToasts, shownToasts, () => NO_TOASTS);
	const layer = useChunk(loadLayer, toasts !== NO_TOASTS && toasts);

	useEffect(() => {
		const fetchAhead = () => void loadLayer().catch(() => {});
		if ("requestIdleCallback" in window) requestIdleCallback(fetchAhead);
		else setTimeout(fetchAhead, 1000);

		const onOffline = () =>
			showToast("single", { title: "You are offline", text: "Keep reading. Other pages open once the connection is back.", answers: false });
		const onOnline = () => showToast("single", { title: "You are back online", text: "All pages open again.", answers: false });
		const listening = new AbortController();
		addEventListener("offline", onOffline, { signal: listening.signal });
		addEventListener("online", onOnline, { signal: listening.signal });
		return () => listening.abort();
	}, []);

	return layer && <layer.ToastLayer toasts={toasts} />;
}
