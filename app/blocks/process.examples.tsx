import { examplesOf } from "../playground/examples.ts";
import { weight } from "./page-weight.examples.tsx";
import { Process } from "./process.tsx";

const steps = {
	title: "How it goes",
	items: [
		{ title: "Discovery", description: "What the site is for." },
		{ title: "Design", description: "What it looks like." },
		{ title: "Development", description: "How it works." },
		{ title: "Launch", description: "When it is there." },
	],
};

export default examplesOf(Process, {
	"four steps": steps,
	"with the page that is built": {
		...steps,
		built: {
			kind: "page",
			address: "practice.example/referral",
			title: "Do I need a referral?",
			text: "It depends on the plan. ==These plans ask for one.==",
			action: "Book the first open time",
			checks: ["keyboard", "contrast"],
			spread: {
				note: "an invented practice.",
				questions: ["need a referral?", "which plans?"],
				urls: ["~~/page-2.html~~", "/referral"],
				boxes: ["question", "answer first", "book"],
				answer: "It depends on the plan. ==These plans ask for one, reviewed and dated.==",
				weight,
			},
		},
	},
});
