import { examplesOf } from "../playground/examples.ts";
import { SpreadNotes } from "./spread.tsx";

export const notes = [
	{ title: "Evidence", text: "From the server logs." },
	{ title: "Fix", text: "A rule that a developer can paste." },
	{ title: "Keep", text: "What people search for." },
];

export default examplesOf(SpreadNotes, { "three notes": { notes } }, "wrap");
