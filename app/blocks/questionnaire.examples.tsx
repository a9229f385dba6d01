import { examplesOf } from "../playground/examples.ts";
import { Questionnaire } from "./questionnaire.tsx";

const page = "your-company.example/security";

export default examplesOf(Questionnaire, {
	"three questions": {
		kind: "questionnaire",
		title: "The questionnaire, filled from your own site",
		intro: "A reviewer sends back whatever is struck out.",
		caption: "vendor, buyer and answers are invented.",
		document: "Vendor security questionnaire",
		from: "procurement, buyer.example",
		rows: [
			{ question: "Where is customer data kept?", answer: "~~In the cloud.~~ ==Frankfurt or Montreal.==", page },
			{ question: "How is it encrypted?", answer: "~~Military-grade.~~ ==The algorithm, by name.==", page },
			{ question: "How do we leave?", answer: "==Export in open formats.==", page },
		],
	},
});
