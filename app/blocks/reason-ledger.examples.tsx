import { examplesOf } from "../playground/examples.ts";
import { ReasonLedger } from "./reason-ledger.tsx";

const points = [
	{ title: "The plan comes first", description: "You know what happens when." },
	{ title: "Timelines in public[^1]", description: "Each page says how long its work takes." },
	{ title: "Free to leave", description: "There are no long-term contracts." },
	{ title: "No promises", description: "Nobody controls a ranking." },
];

export default examplesOf(
	ReasonLedger,
	{ "three reasons": { title: "Why", points: points.slice(0, 3) }, "four reasons": { title: "Why", id: "why-four", points } },
	"wrap",
);
