/** What waking costs at the least: React and its router take over a page of one paragraph. */
import { createElement, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { AWAKE_EVENT } from "../../app/wake/boot.ts";

function Paragraph() {
	useEffect(() => {
		dispatchEvent(new Event(AWAKE_EVENT));
	}, []);
	return createElement("p", null, "One paragraph.");
}

const router = createBrowserRouter([{ path: "*", Component: Paragraph }]);
const root = document.getElementById("root");
if (root) hydrateRoot(root, createElement(RouterProvider, { router }));
