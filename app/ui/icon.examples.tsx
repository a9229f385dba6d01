import { Search } from "lucide";
import { examplesOf } from "../playground/examples.ts";
import { Icon } from "./icon.tsx";

export default examplesOf(Icon, { "its own size and stroke": { node: Search }, heavier: { node: Search, className: "stroke-[2.25]" } }, "wrap");
