import { examplesOf } from "../playground/examples.ts";
import { NextHours } from "./next-hours.tsx";

const step = (hour: string) => ({ hour, title: "Your message arrives", text: "One of us reads it." });

export default examplesOf(
	NextHours,
	{
		"three steps and a reply": {
			hours: { title: "The next 48 hours", steps: [step("0"), step("24"), step("48")] },
			reply: { subject: "Re: your-site.example", parts: [{ lead: "What we noticed first.", text: "==One page, one fault.==" }] },
		},
	},
	"wrap",
);
