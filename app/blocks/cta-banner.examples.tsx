import { examplesOf } from "../playground/examples.ts";
import { CtaBanner } from "./cta-banner.tsx";

export default examplesOf(CtaBanner, {
	"default title and label": {
		title: "Ready to Grow Your Business?",
		description: "E-mail us your web address and hear what we would do first.",
		buttonText: "Get Your Custom Strategy",
	},
	"long title and label": {
		title: "Let us look at the pages that your next patients read before they choose",
		description: "Write two sentences about your practice. The answer comes within 24-48 hours and costs nothing.",
		buttonText: "Ask for a Review of Your Practice Site",
	},
});
