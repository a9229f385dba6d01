import { examplesOf } from "../playground/examples.ts";
import { Letter } from "./letter.tsx";

export default examplesOf(Letter, { letter: { letter: "a" } }, "wrap");
