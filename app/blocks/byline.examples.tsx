import { examplesOf } from "../playground/examples.ts";
import { Byline } from "./byline.tsx";

const author = { name: "Robin Sample", role: "Head of Content", path: "/about-us#robin-sample" };
const reviewer = { name: "Kim Sample", role: "Technical Lead", path: "/about-us#kim-sample" };

export default examplesOf(Byline, {
	"author, reviewer and date": { author, reviewer, updated: "2026-03-15" },
	"author alone": { author },
	"date alone": { updated: "2026-03-15" },
});
