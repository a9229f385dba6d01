import { ShieldCheck } from "lucide";
import { examplesOf } from "../playground/examples.ts";
import { Pricing } from "./pricing.tsx";

const tier = { domainCriteria: ["DA 30+", "DR 50+"], perks: [] };

export default examplesOf(Pricing, {
	"the middle one flagged": {
		title: "Packages",
		intro: "A fixed number of links a month.",
		tiers: [
			{ ...tier, name: "Small", monthlyPrice: 900, nicheEdits: 5, note: "To begin with" },
			{ ...tier, name: "Medium", monthlyPrice: 1900, nicheEdits: 10, note: "For most", perks: ["A manager of your own"], flag: "Most Recommended" },
			{ ...tier, name: "Large", monthlyPrice: 12900, nicheEdits: 60, note: "For many sites" },
		],
		badges: [{ icon: ShieldCheck, title: "White-Hat Only" }],
	},
});
