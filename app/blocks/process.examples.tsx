import { examplesOf } from "../test-routes/examples.ts";
import { Process } from "./process.tsx";

export default examplesOf(Process, {
	"four steps": {
		title: "How it goes",
		items: [
			{ title: "Discovery", description: "What the site is for." },
			{ title: "Design", description: "What it looks like." },
			{ title: "Development", description: "How it works." },
			{ title: "Launch", description: "When it is there." },
		],
	},
});
