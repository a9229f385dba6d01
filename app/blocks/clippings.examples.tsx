import { Link, PenLine } from "lucide";
import { examplesOf } from "../playground/examples.ts";
import { Clippings } from "./clippings.tsx";

const description = "A sentence and a link, where a reader needs them.";

export default examplesOf(Clippings, {
	"with and without a clipping": {
		cards: [
			{ icon: Link, title: "Niche edits", description, clipping: "…of each item. ==To find one, follow __this lookup__.==" },
			{ icon: PenLine, title: "Guest articles", description },
		],
	},
});
