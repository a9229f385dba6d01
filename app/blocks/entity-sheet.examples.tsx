import { examplesOf } from "../playground/examples.ts";
import { EntitySheet } from "./entity-sheet.tsx";

export default examplesOf(EntitySheet, {
	"four facts": {
		title: "The agency in facts",
		facts: [
			{ label: "Type", value: "Digital marketing agency" },
			{ label: "In business", value: "More than 5 years" },
			{ label: "Serves", value: "15+ industries, worldwide" },
			{ label: "Answers", value: "Within 24-48 hours" },
		],
	},
});
