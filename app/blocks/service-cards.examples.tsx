import { Link, Search } from "lucide";
import { examplesOf, samplePhoto } from "../test-routes/examples.ts";
import { ServiceCards } from "./service-cards.tsx";

export default examplesOf(ServiceCards, {
	"photo left, photo right": {
		services: [
			{
				path: "/services/seo",
				title: "SEO",
				icon: Search,
				description: "Be found where buyers look.",
				features: ["Audit report", "90-day roadmap", "Monthly figures"],
				photo: samplePhoto("chart"),
			},
			{
				path: "/services/link-building",
				title: "Link Building",
				icon: Link,
				description: "References from pages that people read.",
				features: ["Niche edits", "Screened sites", "12-Month Live Link Guarantee"],
				photo: samplePhoto("link"),
			},
		],
	},
});
