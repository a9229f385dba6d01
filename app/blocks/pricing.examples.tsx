import { ShieldCheck } from "lucide";
import { examplesOf } from "../playground/examples.ts";
import { Pricing } from "./pricing.tsx";

const tier = { domainCriteria: ["DA 30+", "DR 50+"], perks: [] };
const small = { ...tier, name: "Small", monthlyPrice: 900, nicheEdits: 5, note: "To begin with" };
const medium = {
	...tier,
	name: "Medium",
	monthlyPrice: 1900,
	nicheEdits: 10,
	note: "For most",
	perks: ["A manager of your own"],
	flag: "Most Recommended",
};
const large = { ...tier, name: "Large", monthlyPrice: 12900, nicheEdits: 60, note: "For many sites" };
const longest = {
	...tier,
	name: "Telecommunications Infrastructure",
	monthlyPrice: 129900,
	nicheEdits: 1600,
	note: "For groups of companies in several countries, each with a site and an editor of its own",
	perks: ["A support manager of your own for every country, by phone and in writing, at any hour"],
};

const packages = {
	title: "Packages",
	intro: "A fixed number of links a month.",
	terms: ["A publisher’s fee comes on top.", "Nothing is ordered until you accept the proposal."],
	badges: [{ icon: ShieldCheck, title: "White-Hat Only" }],
};

export default examplesOf(Pricing, {
	"the middle one flagged": { ...packages, tiers: [small, medium, large] },
	two: { ...packages, tiers: [small, medium] },
	"four, one with the longest words": { ...packages, tiers: [small, longest, medium, large] },
	"one, without terms": { ...packages, terms: [], tiers: [small] },
});
