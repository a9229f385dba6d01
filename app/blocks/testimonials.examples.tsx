import { examplesOf } from "../test-routes/examples.ts";
import { Testimonials } from "./testimonials.tsx";

export default examplesOf(Testimonials, {
	"one beside two": {
		title: "What clients remember",
		testimonials: [
			{ name: "Robin Sample", company: "Sample Stores", text: "They said what they would do, and then they did it.", rating: 5 },
			{ name: "Kim Sample", company: "Sample Law", text: "No draft broke a rule.", rating: 5 },
			{ name: "Jo Sample", company: "Sample Homes", text: "We are quoted now.", rating: 5 },
		],
	},
});
