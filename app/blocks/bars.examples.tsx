import { examplesOf } from "../playground/examples.ts";
import { Bars } from "./bars.tsx";

export default examplesOf(Bars, {
	"three increases": {
		results: [
			{ text: "300% increase in organic traffic", increase: 300 },
			{ text: "150% increase in online sales", increase: 150 },
			{ text: "40% increase in conversion", increase: 40 },
		],
	},
	"a very short bar": {
		results: [
			{ text: "500% more leads", increase: 500 },
			{ text: "5% more visits", increase: 5 },
		],
	},
	"facts alone": { results: [{ text: "20+ keywords on the first page" }, { text: "4.9 star rating" }] },
});
