import { useEffect, useSyncExternalStore } from "react";
import { useChunk } from "../ui/use-chunk.ts";
import { words } from "../words.ts";
import { shownToasts, showToast, watchToasts } from "./store.ts";

const loadLayer = () => import("./toast-layer.tsx");

/** Notification toasts. The code loads when the browser is idle, because it couldn't be fetched once the connection is lost. */
export function Toasts() {
	const toasts = useSyncExternalStore(watchToasts, shownToasts, shownToasts);
	const layer = useChunk(loadLayer, toasts.length > 0 && toasts);

	useEffect(() => {
		const fetchAhead = () => void loadLayer().catch(() => {});
		if ("requestIdleCallback" in window) requestIdleCallback(fetchAhead);
		else setTimeout(fetchAhead, 1000);

		const listening = new AbortController();
		for (const name of ["offline", "online"] as const)
			addEventListener(name, () => showToast({ variant: "single", ...words[name] }), { signal: listening.signal });
		return () => listening.abort();
	}, []);

	return layer && <layer.ToastLayer toasts={toasts} />;
}
