import { ShoppingCart } from "lucide";
import { examplesOf } from "../playground/examples.ts";
import { CaseProof } from "./case-proof.tsx";

const study = {
	title: "An online store that search could finally read",
	industry: "eCommerce",
	icon: ShoppingCart,
	challenge: "The store lived on paid ads. Its filters produced thousands of near-identical addresses.",
	solution: "We closed the filter addresses that nobody searches for. Category pages got buying advice.",
	results: [
		{ text: "300% increase in organic traffic", increase: 300 },
		{ text: "150% increase in online sales", increase: 150 },
		{ text: "40% increase in conversion", increase: 40 },
	],
	note: "The bars are to scale.",
	path: "/case-studies",
};

export default examplesOf(CaseProof, {
	"across the page": { study },
	"from another field": { study, why: "An online store, since none of our cases is a brokerage." },
	"beside a quote": {
		study,
		quote: {
			name: "A. Person, Role",
			company: "Company",
			text: "Now every placement arrives with its address, and I can see who is citing us and why.",
			rating: 5,
		},
	},
});
