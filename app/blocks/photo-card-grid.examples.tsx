import { House, Scale, ShoppingCart } from "lucide";
import { examplesOf, samplePhoto } from "../test-routes/examples.ts";
import { PhotoCardGrid } from "./photo-card-grid.tsx";

const cards = [
	{
		path: "/industries/ecommerce",
		title: "eCommerce",
		icon: ShoppingCart,
		description: "Category pages that rank, product pages that sell.",
		photo: samplePhoto("shop"),
	},
	{ path: "/industries/law-firms", title: "Law Firms", icon: Scale, description: "Answers that stay within the rules.", photo: samplePhoto("law") },
	{
		path: "/industries/real-estate",
		title: "Real Estate",
		icon: House,
		description: "Found in the street that you sell in.",
		photo: samplePhoto("house"),
	},
];

export default examplesOf(PhotoCardGrid, { "titles are links": { cards }, "address and Learn More": { cards, detailed: true } }, "wrap");
