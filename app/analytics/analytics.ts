/**
 * Measures web vitals and clicks on email and chat links. Only builds with the `analytics` setting include this
 * script, and it loads when the browser is idle. See "Analytics" in docs/configuration.md.
 */
import { onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { refused, report } from "./report.ts";

const address = import.meta.env.SITE_ANALYTICS;

if (!refused(navigator)) {
	const entry = location.pathname;
	for (const watch of [onTTFB, onFCP, onLCP, onCLS, onINP]) {
		watch(({ name, value }) => report(address, { kind: "vital", page: entry, name, value }));
	}
	addEventListener(
		"click",
		({ target }) => {
			const link = target instanceof Element ? target.closest("a") : null;
			const name = link?.protocol === "mailto:" ? "email" : link?.hostname === "wa.me" ? "chat" : undefined;
			if (!link || !name) return;
			const label = link.ariaLabel ?? link.innerText;
			report(address, { kind: "action", page: location.pathname, name, label: label.trim() });
		},
		true,
	);
}
