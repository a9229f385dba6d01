import { examplesOf } from "../playground/examples.ts";
import { Pairs } from "./pairs.tsx";

export default examplesOf(
	Pairs,
	{
		"values and a bar": {
			rows: [
				{ label: "Reviewed by", value: "==a clinician, named==" },
				{ label: "Patient", bar: 70 },
				{ label: "Stock", value: "~~In stock~~" },
			],
		},
	},
	"aside",
);
