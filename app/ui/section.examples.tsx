import { examplesOf } from "../test-routes/examples.ts";
import { Section } from "./section.tsx";

export default examplesOf(Section, {
	paper: { "aria-label": "Paper", children: <p>On paper</p> },
	panel: { tone: "panel", "aria-label": "Panel", children: <p>On a panel</p> },
});
