import { examplesOf } from "../test-routes/examples.ts";
import { Ranges } from "./ranges.tsx";

export default examplesOf(Ranges, { "two ranges": { text: "Initial results in 3-6 months, 20-30% more inquiries." } }, "wrap");
