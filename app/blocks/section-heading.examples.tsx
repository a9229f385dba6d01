import { examplesOf } from "../playground/examples.ts";
import { SectionHeading } from "./section-heading.tsx";

export default examplesOf(
	SectionHeading,
	{
		alone: { id: "section-heading-alone", children: "Why clients choose us, and stay" },
		"with a sentence": { id: "section-heading-intro", children: "Every sector asks differently", intro: "We serve 15+ industries." },
	},
	"wrap",
);
