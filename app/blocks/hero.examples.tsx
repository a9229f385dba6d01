import { Scale } from "lucide";
import { examplesOf, samplePhoto } from "../playground/examples.ts";
import { ChatButton, EmailButton } from "../ui/contact-links.tsx";
import { Icon } from "../ui/icon.tsx";
import { Hero } from "./hero.tsx";
import { QueryPrint } from "./query-print.tsx";

const hero = {
	title: "Pages that answer the question",
	mark: "answer the question",
	intro: "For companies whose buyers ask before they call. Expect initial results in 3-6 months.",
};

export default examplesOf(Hero, {
	"words alone": { hero, trail: { above: [], name: "Blog" } },
	"icon, actions, and queries over a print": {
		hero,
		icon: <Icon node={Scale} />,
		trail: { above: [{ name: "Industries", path: "/industries" }], name: "Law Firms" },
		aside: <QueryPrint photo={samplePhoto("law")} queries={["do i need a lawyer for this", "how much does a will cost"]} />,
		children: (
			<>
				<EmailButton>Email Our Team</EmailButton>
				<ChatButton variant="line">Chat on WhatsApp</ChatButton>
			</>
		),
	},
	"the home page's scale": { hero, scale: "mega" },
});
