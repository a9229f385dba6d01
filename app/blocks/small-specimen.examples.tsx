import type { Specimen } from "../../shared/content-types.ts";
import { examplesOf } from "../playground/examples.ts";
import { SmallSpecimen } from "./small-specimen.tsx";

const deliverables = {
	title: "What arrives, when",
	items: [
		{ when: "First", what: "A baseline" },
		{ when: "Weeks 1-8", what: "Rewritten passages" },
		{ when: "Each month", what: "Figures" },
	],
};

export const specimens = {
	audit: {
		kind: "audit",
		document: "Audit report",
		section: "Indexing",
		page: 7,
		finding: "Filters make thousands of near-identical URLs",
		addresses: [{ address: "/shoes?color=red&size=9" }, { address: "/shoes/red", keep: "people search for it" }, { address: "/shoes?sort=price" }],
	},
	draft: {
		kind: "draft",
		text: "~~Maintenance is important.~~ ==You hear it before you see it: a whistle.==",
		notes: ["slogan, cut", "interview, keep"],
	},
	placement: {
		kind: "placement",
		site: "trade-magazine.example",
		text: "…the tariff code. ==This __lookup__ shows how to find one.== Get it wrong and…",
	},
	page: {
		kind: "page",
		address: "your-practice.example/referral",
		title: "Do I need a referral?",
		text: "It depends on the plan. ==These plans ask for one.==",
		action: "Book a visit",
		checks: ["keyboard", "contrast"],
	},
	answer: {
		kind: "answer",
		query: "which crm suits a ten-person agency",
		text: "Three fit. ==Only Your Company states the price per seat.==",
		sources: ["your-site.example/pricing", "comparison.example"],
	},
} satisfies { [Kind in Specimen["kind"]]: Extract<Specimen, { kind: Kind }> };

export default examplesOf(
	SmallSpecimen,
	{
		...Object.fromEntries(Object.entries(specimens).map(([kind, specimen]) => [kind, { specimen, deliverables }])),
		"without a specimen": { deliverables },
	},
	"aside",
);
