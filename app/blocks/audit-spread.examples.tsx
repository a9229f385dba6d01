import { examplesOf } from "../playground/examples.ts";
import { AuditSpread } from "./audit-spread.tsx";
import { notes } from "./spread.examples.tsx";

export default examplesOf(AuditSpread, {
	"a page of a report": {
		kind: "audit",
		document: "Audit report",
		section: "Indexing",
		page: 7,
		finding: "Filters make thousands of near-identical URLs",
		addresses: [
			{ address: "/shoes?color=red&size=9" },
			{ address: "/shoes/red", keep: "keep: people search for it" },
			{ address: "/shoes?sort=price&page=14" },
		],
		spread: {
			title: "Page 7 of the audit",
			note: "an invented store.",
			notes,
			weeksTitle: "What happens then",
			weeks: [
				{ from: 1, to: 4, task: "Indexing" },
				{ from: 5, to: 13, task: "New pages" },
			],
			review: "Day 90: review",
		},
	},
});
