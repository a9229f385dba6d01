import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { handOver } from "./framework/handed-over.ts";
import { startHistory } from "./framework/history.ts";
import { isTranslated } from "./hydration/translated.ts";
import { Monitor } from "./monitor/monitor-gate.tsx";

const root = document.documentElement;
// It may have been translated while the scripts came.
if (isTranslated()) root.dataset.plain = "";

if (root.dataset.plain !== undefined) {
	// A page that React must leave as it is has the monitor in a root of its own.
	const container = document.body.appendChild(document.createElement("div"));
	createRoot(container).render(<Monitor pathname={location.pathname} search={location.search} />);
} else {
	handOver();
	startHistory();
	startTransition(() => {
		hydrateRoot(document, <HydratedRouter />);
	});
}
