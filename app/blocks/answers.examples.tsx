import { examplesOf } from "../playground/examples.ts";
import { Answers } from "./answers.tsx";

const row = {
	how: "searches first",
	before: { text: "Three tools come up. None lists its limits.", sources: ["forum.example"] },
	after: { text: "Three tools come up. ==Only Your Company lists its limits.==", sources: ["your-site.example/limits", "forum.example"] },
};
const unmoved = { text: "The vendors everybody knows.", sources: [] };

export default examplesOf(Answers, {
	"the second state": {
		kind: "answer",
		query: "which crm",
		text: "==Yours.==",
		sources: ["your-site.example", "forum.example"],
		spread: {
			title: "One prompt, four ways",
			note: "the answers are invented.",
			prompt: "which crm works for a ten-person agency",
			before: "Baseline",
			after: "After the work",
			rows: [
				{ ...row, title: "An answer inside search" },
				{ ...row, title: "An assistant that searches" },
				{ ...row, title: "An answer engine" },
				{ title: "A model that doesn’t search", how: "knows its training", before: unmoved, after: unmoved },
			],
			tally: { before: "Named by nobody.", after: "Named in three of four." },
		},
	},
});
