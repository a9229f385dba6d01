import { examplesOf } from "../playground/examples.ts";
import { PlacementSpread } from "./placement-spread.tsx";

const notes = [
	{ title: "Evidence", text: "From the server logs." },
	{ title: "Fix", text: "A rule that a developer can paste." },
	{ title: "Keep", text: "What people search for." },
];

const spread = {
	title: "One good sentence",
	note: "the magazine is invented.",
	host: "The Freight Letter",
	article: "Customs paperwork for first-time exporters",
	before: { label: "Before", state: "published", text: "Every shipment needs a tariff code." },
	after: { label: "After", state: "one sentence added [c]", text: "Every shipment needs a tariff code. ==To find one, follow __this lookup__.==[b]" },
	notes,
	report: {
		title: "The report",
		note: "both sites are invented.",
		intro: "What became of each link.",
		columns: ["Page", "Anchor", "Target", "Live since", "rel", "Check"],
		rows: [
			{ page: "freight-letter.example/customs", anchor: "this lookup", target: "/tariff-codes", date: "Mar 12", rel: "none", check: "live" },
			{ page: "port-notes.example/duties", anchor: "worksheet", target: "/landed-cost", date: "Mar 19", rel: "nofollow", check: "==replaced==" },
		],
	},
};

export default examplesOf(PlacementSpread, {
	"before and after": { kind: "placement", site: "freight-letter.example", text: "==To find one==, follow __this__.", spread },
});
