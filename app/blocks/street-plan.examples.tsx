import { examplesOf } from "../playground/examples.ts";
import { StreetPlan } from "./street-plan.tsx";

export default examplesOf(StreetPlan, {
	"a street to the river": {
		kind: "street",
		title: "One street, drawn by someone who sells there",
		intro: "The page marks the street and links the official map.",
		caption: "streets, river and line are invented.",
		street: "Mill Lane",
		others: ["Elm Street", "Ferry Road"],
		river: "river",
		line: "flood line",
		notes: [
			{ title: "Mill Lane", text: "Brick ranches on crawl spaces." },
			{ title: "The line", text: "From the official flood map." },
			{ title: "The low end", text: "Took water in the last big storm." },
		],
	},
});
