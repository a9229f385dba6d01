import { examplesOf } from "../playground/examples.ts";
import { Chip } from "./chip.tsx";

export default examplesOf(Chip, { chip: { number: 1 }, "two digits": { number: 12 } }, "wrap");
