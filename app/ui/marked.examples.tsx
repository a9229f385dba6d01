import { examplesOf } from "../playground/examples.ts";
import { Marked } from "./marked.tsx";

export default examplesOf(
	Marked,
	{ "a phrase": { text: "Get clicked. Get cited.", mark: "Get cited." }, "a phrase that is not there": { text: "Get clicked.", mark: "cited" } },
	"wrap",
);
