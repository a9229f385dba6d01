import { examplesOf } from "../playground/examples.ts";
import { QueryIndex } from "./query-index.tsx";

export default examplesOf(
	QueryIndex,
	{
		"two questions": {
			title: "What goes wrong",
			entries: [
				{ query: "nobody finds us in search", page: { name: "SEO", path: "/services/seo" } },
				{ query: "assistants name our competitors and never us", page: { name: "Generative Engine Optimization", path: "/services/seo" } },
			],
		},
	},
	"aside",
);
