import { examplesOf } from "../playground/examples.ts";
import { DraftSpread } from "./draft-spread.tsx";

const notes = [
	{ title: "Evidence", text: "From the server logs." },
	{ title: "Fix", text: "A rule that a developer can paste." },
	{ title: "Keep", text: "What people search for." },
];

export default examplesOf(DraftSpread, {
	"a draft": {
		kind: "draft",
		text: "~~A slogan.~~ ==A fact.==",
		notes: ["slogan, cut"],
		spread: {
			title: "What the engineer said",
			note: "an invented pump maker.",
			before: "Draft 2",
			text: "~~Maintenance is important.~~[a] The seal fails first. ==You hear it before you see it.==[b] ~~Contact our experts.~~[c]",
			notes,
		},
	},
});
