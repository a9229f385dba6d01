import { examplesOf, samplePhoto } from "../playground/examples.ts";
import { PhotoHero } from "./photo-hero.tsx";

export default examplesOf(PhotoHero, {
	"without its photo": {
		hero: { title: "Three cases and their figures", mark: "their figures", intro: "What was wrong, what we changed and what it brought." },
		photo: samplePhoto("chart"),
		trail: { above: [], name: "Case Studies" },
	},
});
