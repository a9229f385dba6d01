import { examplesOf } from "../playground/examples.ts";
import { Packages } from "./packages.tsx";

export default examplesOf(Packages, {
	"two scopes": {
		title: "Packages",
		note: "Prices follow the size of the site.",
		items: [
			{ name: "Foundation", for: "Sites that were never looked at.", includes: ["Audit report", "90-day roadmap", "Monthly figures"] },
			{ name: "Growth", for: "Sites that rank and want more.", includes: ["Everything above", "New pages", "Links"] },
		],
	},
});
