import { examplesOf } from "../playground/examples.ts";
import { Sources } from "./sources.tsx";

const sources = [
	{ number: 1, path: "/terms-of-service", text: "Terms of Service, 1 Sep 2025" },
	{
		number: 2,
		text: "A page passes when three quarters of its visits see the largest content within 2.5 seconds.",
		name: "Web Vitals",
		publisher: "Google, web.dev",
		date: "2026-11-21",
		dated: false,
	},
];
const related = [
	{ name: "Search Engine Optimization", path: "/services/seo" },
	{ name: "Case study: an online store", path: "/case-studies" },
];

export default examplesOf(Sources, { "sources and related pages": { sources, related } });
