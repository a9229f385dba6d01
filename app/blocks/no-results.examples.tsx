import { examplesOf } from "../playground/examples.ts";
import { NoResults } from "./no-results.tsx";

export default examplesOf(NoResults, {
	"two routes": {
		text: "Sorry, there is nothing at this address.",
		listTitle: "Did you mean one of these?",
		routes: [
			{ name: "Home", path: "/" },
			{ name: "Generative Engine Optimization", path: "/services/generative-engine-optimization" },
		],
	},
});
