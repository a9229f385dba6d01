import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { startHistory } from "./framework/history.ts";
import { setRouterContext } from "./framework/router-context.ts";
import { isTranslated } from "./hydration/translated.ts";
import { Monitor } from "./monitor/monitor-gate.tsx";

const root = document.documentElement;
// The page may have been translated while the scripts loaded.
if (isTranslated()) root.dataset.plain = "";

if (root.dataset.plain !== undefined) {
	// The page stays plain HTML, and the monitor gets its own root.
	const container = document.body.appendChild(document.createElement("div"));
	createRoot(container).render(<Monitor pathname={location.pathname} search={location.search} />);
} else {
	setRouterContext();
	startHistory();
	startTransition(() => {
		hydrateRoot(document, <HydratedRouter />);
	});
}
