import { HeartPulse } from "lucide";
import { examplesOf, samplePhoto } from "../playground/examples.ts";
import { CaseSheet } from "./case-sheet.tsx";

export default examplesOf(CaseSheet, {
	"increases and facts": {
		order: 1,
		sample: true,
		draft: false,
		id: "example-case",
		title: "A practice that patients find",
		industry: "Healthcare",
		byline: { reviewer: { name: "Kim Sample", role: "Technical Lead", path: "/about-us#kim-sample" }, updated: "2026-03-15" },
		icon: HeartPulse,
		photo: samplePhoto("clinic"),
		challenge: "Patients found directories first, and booking meant a phone call.",
		solution: "Each treatment got a page of its own, with its booking link on top.",
		results: [{ text: "First-page rankings for 20+ keywords" }, { text: "250% increase in bookings", increase: 250 }, { text: "4.9 star rating" }],
		related: [
			{ name: "SEO", path: "/services/seo" },
			{ name: "Healthcare", path: "/industries/healthcare" },
		],
	},
});
