import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { logAttempted } from "./layout/attempted.ts";
import { startHistory } from "./layout/scroll.ts";
import { findsNoPage } from "./wake/framework.client.ts";
import { HANDED_OVER } from "./wake/handed-over.ts";

// Of the 404 page itself, not of an example in the playground.
const attempted = document.querySelector("main > div > .attempted [data-attempted]");

if (attempted && !findsNoPage(location.pathname)) {
	// The router would put something else in the place of the 404 page, which is complete without it but for the choice of theme.
	attempted.textContent = logAttempted();
	for (const control of document.querySelectorAll(".theme-control")) control.remove();
} else {
	Object.assign(window, { __reactRouterContext: { ...HANDED_OVER.context, stream: new Blob([HANDED_OVER.stream]).stream() } });
	startHistory();
	startTransition(() => {
		hydrateRoot(document, <HydratedRouter />);
	});
}
