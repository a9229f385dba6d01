import { examplesOf } from "../playground/examples.ts";
import { Headline } from "./headline.tsx";

const title = "Get clicked. Get cited.";

export default examplesOf(
	Headline,
	{
		"a marked phrase": { title, mark: "Get cited." },
		"made of links": {
			title,
			mark: "Get cited.",
			links: [
				{ text: "Get clicked.", page: "/services/seo" },
				{ text: "Get cited.", page: "/services/generative-engine-optimization" },
			],
		},
	},
	"wrap",
);
