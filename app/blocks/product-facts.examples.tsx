import { examplesOf } from "../playground/examples.ts";
import { ProductFacts } from "./product-facts.tsx";

export default examplesOf(ProductFacts, {
	"two facts": {
		kind: "facts",
		title: "One jacket, three readers",
		intro: "Whatever disagrees with the page is struck out.",
		caption: "store and jacket are invented.",
		page: {
			label: "Page",
			address: "your-store.example/jacket",
			title: "Rain jacket",
			rows: [
				{ label: "Price", value: "==$129==" },
				{ label: "Availability", value: "==Ships in 2 weeks==" },
			],
		},
		feed: {
			label: "Feed",
			address: "your-store.example/feed.xml",
			rows: [
				{ label: "price", value: "$129" },
				{ label: "availability", value: "~~In stock~~" },
			],
		},
		answer: { label: "Answer", query: "is the jacket in stock", text: "It costs ~~$149~~ and is ~~in stock~~." },
		fixed: "One source: ==$129, ships in 2 weeks.==",
	},
});
