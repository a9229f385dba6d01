import { examplesOf, samplePhoto } from "../playground/examples.ts";
import { QueryPrint } from "./query-print.tsx";

export default examplesOf(
	QueryPrint,
	{
		"three queries": {
			photo: { ...samplePhoto("house"), detail: { x: 24, y: 52, w: 62, h: 22, tag: "Flood map, linked", dark: false } },
			queries: ["houses with a garden near me", "what is my home worth", "best agent in town"],
		},
	},
	"aside",
);
