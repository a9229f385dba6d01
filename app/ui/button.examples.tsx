import { examplesOf } from "../playground/examples.ts";
import { ButtonLink } from "./button.tsx";

export default examplesOf(
	ButtonLink,
	{
		link: { href: "/", children: "Primary action" },
		line: { href: "/", variant: "line", children: "Second action" },
		cite: { href: "/", variant: "cite", children: "On a dark ground" },
	},
	"wrap",
);
