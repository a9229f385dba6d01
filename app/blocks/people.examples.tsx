import { examplesOf, samplePhoto } from "../playground/examples.ts";
import { People } from "./people.tsx";

const robin = {
	id: "robin-sample",
	sample: true,
	name: "Robin Sample",
	role: "Head of Content",
	about: "Asks the experts, and sends back what names no source.",
	photo: undefined,
	profiles: [],
	writes: [
		{ name: "Content Writing", path: "/services/content-writing" },
		{ name: "Case study: eCommerce", path: "/case-studies#shop" },
	],
	checks: [{ name: "Healthcare", path: "/industries/healthcare" }],
};
const kim = { ...robin, id: "kim-sample", name: "Kim Sample", role: "Technical Lead", about: undefined, writes: [], checks: [] };

export default examplesOf(People, {
	"who signs, and who signs nothing yet": { title: "Who writes", people: [robin, kim] },
	"with a photo and profiles": { title: "Who writes", people: [{ ...robin, photo: samplePhoto("team"), profiles: ["linkedin.com/in/robin"] }] },
});
