import { examplesOf } from "../test-routes/examples.ts";
import { Related } from "./related.tsx";

export default examplesOf(Related, {
	"three pages": {
		title: "Where it fits",
		links: [
			{ name: "SEO", path: "/services/seo" },
			{ name: "Law Firms", path: "/industries/law-firms" },
			{ name: "Case study: A practice that patients find and book", path: "/case-studies#healthcare" },
		],
	},
});
