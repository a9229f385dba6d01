import { examplesOf, samplePhoto } from "../playground/examples.ts";
import { Stage } from "./stage.tsx";

const scene = (name: string) => ({
	name,
	path: `/industries/${name.toLowerCase()}`,
	photo: samplePhoto("clinic"),
	query: "do i need a referral for physical therapy",
	answer: "It depends on the plan. ==Your practice lists the plans that ask for one, reviewed and dated.== The other pages say: please call.",
	source: { address: "your-practice.example/referral", title: "Which Plans Need a Referral" },
	link: `How ${name} pages get cited`,
	others: ["directory.example", "competitor.example/contact"],
});

export default examplesOf(Stage, {
	"two tabs": { title: "Choose a sector", note: "Illustration. Read and not cited:", scenes: [scene("Healthcare"), scene("Startups")] },
});
