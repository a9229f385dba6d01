import { Clock, Globe, ShieldCheck, Star } from "lucide";
import { examplesOf } from "../playground/examples.ts";
import { TrustStrip } from "./trust-strip.tsx";

export default examplesOf(TrustStrip, {
	"four badges": {
		badges: [
			{ icon: Clock, title: "24-48h Response", text: "On working days" },
			{ icon: ShieldCheck, title: "No Contracts", text: "Free to leave" },
			{ icon: Globe, title: "Global", text: "Clients everywhere" },
			{ icon: Star, title: "5+ Years", text: "In business" },
		],
	},
});
