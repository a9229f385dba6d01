import { examplesOf } from "../playground/examples.ts";
import { Deliverables } from "./deliverables.tsx";

export default examplesOf(Deliverables, {
	"three deliverables": {
		title: "What arrives, when",
		items: [
			{ when: "First", what: "A baseline" },
			{ when: "Weeks 1-8", what: "Rewritten pages" },
			{ when: "Each month", what: "Figures compared with the baseline" },
		],
	},
});
