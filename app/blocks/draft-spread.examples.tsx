import { examplesOf } from "../playground/examples.ts";
import { DraftSpread } from "./draft-spread.tsx";
import { notes } from "./spread.examples.tsx";

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
