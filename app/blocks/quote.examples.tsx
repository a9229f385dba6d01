import { examplesOf, samplePhoto } from "../playground/examples.ts";
import type { QuoteData } from "./quote.tsx";
import { Quote } from "./quote.tsx";

const quote = {
	name: "A. Person, Role",
	company: "Company",
	text: "Every placement arrives with its address, and I can see who is citing us and why.",
	rating: 5,
} satisfies QuoteData;

export default examplesOf(
	Quote,
	{
		large: quote,
		medium: { ...quote, size: "medium" },
		small: { ...quote, size: "small" },
		"with a photo": { ...quote, size: "small", photo: samplePhoto("team") },
	},
	"wrap",
);
