import { examplesOf } from "../playground/examples.ts";
import { report } from "./link-report.examples.tsx";
import { PlacementSpread } from "./placement-spread.tsx";
import { notes } from "./spread.examples.tsx";

const spread = {
	title: "One good sentence",
	note: "the magazine is invented.",
	host: "The Freight Letter",
	article: "Customs paperwork for first-time exporters",
	before: { label: "Before", state: "published", text: "Every shipment needs a tariff code." },
	after: { label: "After", state: "one sentence added [c]", text: "Every shipment needs a tariff code. ==To find one, follow __this lookup__.==[b]" },
	notes,
	report,
};

export default examplesOf(PlacementSpread, {
	"before and after": { kind: "placement", site: "freight-letter.example", text: "==To find one==, follow __this__.", spread },
});
