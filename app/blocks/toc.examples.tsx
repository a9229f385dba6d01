import { examplesOf } from "../playground/examples.ts";
import { Toc } from "./toc.tsx";

export default examplesOf(
	Toc,
	{
		"short and long headings": {
			headings: [
				{ id: "toc", text: "What it is" },
				{ id: "trust-strip", text: "What a heading looks like that is too long for one line beside a text" },
			],
		},
	},
	"aside",
);
