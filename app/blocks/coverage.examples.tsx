import { examplesOf } from "../playground/examples.ts";
import { Coverage } from "./coverage.tsx";

export default examplesOf(Coverage, {
	"two kinds of platform": {
		title: "Platforms covered",
		intro: "They differ in how they pick their sources.",
		groups: [
			{ title: "Chat assistants", platforms: ["ChatGPT", "Claude", "Gemini"], note: "They search when a question needs fresh facts." },
			{ title: "Answers in search", platforms: ["AI Overviews", "Copilot Search"], note: "They cite pages that rank already." },
		],
	},
});
