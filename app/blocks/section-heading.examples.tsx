import { examplesOf } from "../test-routes/examples.ts";
import { SectionHeading } from "./section-heading.tsx";

export default examplesOf(
	SectionHeading,
	{
		alone: { children: "Why clients choose us, and stay" },
		"with a sentence": { children: "Every sector asks differently", intro: "We serve 15+ industries." },
	},
	"wrap",
);
