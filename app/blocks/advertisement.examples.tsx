import { examplesOf } from "../playground/examples.ts";
import { Advertisement } from "./advertisement.tsx";

export default examplesOf(Advertisement, {
	"two struck words": {
		kind: "advertisement",
		title: "The ad as it came in, and what can run",
		intro: "Your own state’s text comes first.",
		caption: "the firm and both texts are invented.",
		before: { label: "The ad as it came in", text: "The ~~best~~ lawyers in town.[a] We ~~guarantee~~ results.[b]" },
		after: {
			label: "What can run",
			address: "your-firm.example/deadline",
			title: "How long you have to sue",
			text: "==The limit in this state and the statute.==",
			foot: "Reviewed by a named attorney",
		},
		notes: [
			{ title: "Rule 7.1", text: "A comparison has to be one you can substantiate." },
			{ title: "Rule 7.1, again", text: "A promised result raises an expectation." },
		],
	},
});
