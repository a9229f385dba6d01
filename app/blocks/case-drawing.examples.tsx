import { examplesOf } from "../playground/examples.ts";
import { CaseDrawing } from "./case-drawing.tsx";

export default examplesOf(CaseDrawing, {
	addresses: {
		kind: "addresses",
		caption: "a wall of addresses, nearly all struck out.",
		struck: Array.from({ length: 24 }, (_, index) => `/shoes?size=${index}`),
		kept: ["/shoes/wide", "/boots/waterproof"],
	},
	pages: {
		kind: "pages",
		caption: "one long page becomes three.",
		before: { address: "/our-services", parts: ["Back", "Knee", "Shoulder"] },
		after: [
			{ address: "/back-pain", title: "Back pain" },
			{ address: "/knee-surgery", title: "Knee surgery" },
			{ address: "/shoulder-injury", title: "Shoulder injury" },
		],
		mark: "reviewed, dated",
		action: "Book",
	},
	form: {
		kind: "form",
		caption: "a form, most of its fields struck out.",
		title: "Book a demo",
		fields: [
			{ label: "Work e-mail", keep: true },
			{ label: "Phone", keep: false },
			{ label: "Budget", keep: false },
			{ label: "Company", keep: true },
		],
	},
});
