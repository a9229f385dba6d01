import { examplesOf } from "../test-routes/examples.ts";
import { DeliverableSheet } from "./deliverable-sheet.tsx";

const sheet = {
	title: "What arrives, when",
	items: [
		{ when: "Week 1", what: "Access, goals and a first look at the figures" },
		{ when: "Weeks 2-3", what: "The report of 20+ pages" },
		{ when: "Day 90", what: "The end of the roadmap" },
	],
};

export default examplesOf(
	DeliverableSheet,
	{
		audit: { motif: "audit", ...sheet },
		draft: { motif: "draft", ...sheet },
		citations: { motif: "citations", ...sheet },
		layout: { motif: "layout", ...sheet },
		answer: { motif: "answer", ...sheet },
		"no motif of its own": { motif: "sheet", ...sheet },
	},
	"aside",
);
