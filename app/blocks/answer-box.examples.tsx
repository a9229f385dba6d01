import { examplesOf } from "../test-routes/examples.ts";
import { AnswerBox } from "./answer-box.tsx";

export default examplesOf(
	AnswerBox,
	{
		"an answer that cites": {
			query: "how long does a website take",
			before: "It depends on its size.",
			marked: "A simple site takes 2-3 weeks, a typical one 4-8.",
			after: "Complex ones take longer.",
			result: { title: "Website Timelines, Step by Step", description: "What happens in which week, and what causes delay." },
			other: { address: "another-site.example", title: "Contact us to learn more" },
		},
	},
	"aside",
);
