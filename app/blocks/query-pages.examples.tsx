import { examplesOf } from "../playground/examples.ts";
import { QueryPages } from "./query-pages.tsx";

export default examplesOf(QueryPages, {
	"three queries": {
		kind: "pages",
		title: "One question, one page",
		caption: "what customers ask, and the page that answers it.",
		pages: [
			{ query: "houses with a garden near me", address: "your-site.example/houses-with-a-garden-near-me" },
			{ query: "what is my home worth", address: "your-site.example/what-is-my-home-worth" },
			{ query: "best agent in town", address: "your-site.example/best-agent-in-town" },
		],
	},
});
