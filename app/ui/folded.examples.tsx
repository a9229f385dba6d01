import { examplesOf } from "../playground/examples.ts";
import { Folded } from "./folded.tsx";

export default examplesOf(Folded, { "a list": { label: "Wrote 2", children: "SEO, eCommerce" } }, "aside");
