import { examplesOf } from "../test-routes/examples.ts";
import { ButtonLink } from "./button.tsx";

export default examplesOf(
	ButtonLink,
	{
		link: { href: "/", children: "Primary action" },
		line: { href: "/", variant: "line", children: "Second action" },
		cite: { href: "/", variant: "cite", children: "On the band" },
		band: { href: "/", variant: "band", children: "Second on the band" },
	},
	"wrap",
);
