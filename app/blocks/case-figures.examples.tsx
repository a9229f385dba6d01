import { examplesOf } from "../playground/examples.ts";
import { CaseFigures } from "./case-figures.tsx";

export default examplesOf(CaseFigures, {
	"three cases": {
		figures: [
			{ figure: "300%", rest: "increase in organic traffic", industry: "eCommerce", path: "#shop" },
			{ figure: "20+", rest: "keywords on the first page", industry: "Healthcare", path: "#clinic" },
			{ figure: "500%", rest: "increase in qualified leads", industry: "Technology", path: "#servers" },
		],
	},
});
