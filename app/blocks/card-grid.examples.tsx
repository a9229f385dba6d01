import { Gauge, Link, Search, Target } from "lucide";
import { examplesOf } from "../playground/examples.ts";
import { CardGrid } from "./card-grid.tsx";

const cards = [
	{ icon: Search, title: "Technical audit", description: "What keeps pages out of the index, in the order in which to mend it." },
	{ icon: Link, title: "Internal links", description: "Every page is reached from the pages that speak of it." },
	{ icon: Gauge, title: "Speed", description: "Templates load in time on an ordinary phone." },
	{ icon: Target, title: "Search intent", description: "One page a question, and the question that buyers really ask." },
];

export default examplesOf(
	CardGrid,
	{
		"four cards, two a row": { cards, columns: 2 },
		"three cards, three a row": { cards: cards.slice(0, 3), columns: 3 },
		"an unfinished row": { cards, columns: 3 },
	},
	"wrap",
);
