import { examplesOf } from "../playground/examples.ts";
import { Runway } from "./runway.tsx";

export default examplesOf(Runway, {
	"weeks and months": {
		kind: "runway",
		title: "What fits into your runway",
		intro: "The solid part of a bar ends at the earliest date we’d plan with, the pale part at the latest.",
		caption: "bars to scale, from the ranges we publish.",
		legend: "Your runway",
		months: [6, 12, 18],
		end: "cash gone",
		plans: [
			{ what: "Typical site", from: 4, to: 8, unit: "weeks" },
			{ what: "SEO, initial results", from: 3, to: 6, unit: "months" },
			{ what: "SEO, significant results", from: 6, to: 12, unit: "months" },
		],
	},
});
