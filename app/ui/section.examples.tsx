import { examplesOf } from "../playground/examples.ts";
import { EmailButton } from "./contact-links.tsx";
import { Section } from "./section.tsx";

const words = (text: string) => (
	<>
		<h2 className="text-h2">{text}</h2>
		<p className="mt-4 text-muted">
			Secondary text with{" "}
			<a href="/" className="plain-link">
				their sources
			</a>
			.
		</p>
		<EmailButton className="mt-4">Write to us</EmailButton>
	</>
);

export default examplesOf(Section, {
	paper: { "aria-label": "Paper", children: words("On paper") },
	panel: { ground: "panel", "aria-label": "Panel", children: words("On a panel") },
	stage: { ground: "stage", "aria-label": "Stage", children: words("On the stage") },
	night: { ground: "night", "aria-label": "Night", children: words("On night") },
	yellow: { ground: "yellow", "aria-label": "Yellow", children: words("On yellow") },
});
