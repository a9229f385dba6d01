import { examplesOf } from "../playground/examples.ts";
import { Weeks } from "./weeks.tsx";

export default examplesOf(Weeks, {
	"three tasks": {
		title: "What happens in the 90 days",
		tasks: [
			{ from: 1, to: 4, task: "Crawling and indexing" },
			{ from: 3, to: 9, task: "Pages just below page one" },
			{ from: 13, to: 13, task: "A task of one week" },
		],
		review: "Day 90: review",
	},
});
