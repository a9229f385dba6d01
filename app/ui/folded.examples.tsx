import { examplesOf } from "../playground/examples.ts";
import { Folded } from "./folded.tsx";

export default examplesOf(Folded, { "a list": { label: "2 bylines", children: "SEO, eCommerce" } }, "aside");
