import { examplesOf } from "../playground/examples.ts";
import { LinkReport } from "./link-report.tsx";

export const report = {
	title: "The report",
	note: "both sites are invented.",
	intro: "What became of each link.",
	columns: ["Page", "Anchor", "Target", "Live since", "rel", "Check"],
	rows: [
		{ page: "freight-letter.example/customs", anchor: "this lookup", target: "/tariff-codes", date: "Mar 12", rel: "none", check: "live" },
		{ page: "port-notes.example/duties", anchor: "worksheet", target: "/landed-cost", date: "Mar 19", rel: "nofollow", check: "==replaced==" },
	],
};

export default examplesOf(LinkReport, { "two links": report });
