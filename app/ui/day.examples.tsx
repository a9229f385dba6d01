import { examplesOf } from "../playground/examples.ts";
import { Day } from "./day.tsx";

export default examplesOf(Day, { long: { date: "2024-03-05", format: "long" }, short: { date: "2025-09-01", format: "short" } }, "wrap");
