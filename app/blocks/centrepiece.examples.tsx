import { examplesOf } from "../playground/examples.ts";
import { Centrepiece } from "./centrepiece.tsx";

const children = <p className="wrap">The drawing.</p>;

export default examplesOf(Centrepiece, {
	"with an intro": { title: "One jacket, three readers", intro: "Whatever disagrees with the page is struck out.", children },
	"on night, by its title alone": { title: "One question, one page", ground: "night", children },
});
