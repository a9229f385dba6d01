import { Bot, CodeXml } from "lucide";
import { examplesOf, samplePhoto } from "../test-routes/examples.ts";
import { ServiceLedger } from "./service-ledger.tsx";

export default examplesOf(
	ServiceLedger,
	{
		"two services": {
			services: [
				{
					path: "/services/website-development",
					title: "Website Development",
					icon: CodeXml,
					description: "Sites that load at once.",
					features: ["Design", "Development", "Support"],
					photo: samplePhoto("code"),
				},
				{
					path: "/services/generative-engine-optimization",
					title: "Generative Engine Optimization",
					icon: Bot,
					description: "Be the source that an assistant quotes.",
					features: ["Monitoring", "Quotable passages", "Sources"],
					photo: samplePhoto("assistant"),
				},
			],
		},
	},
	"wrap",
);
