import { examplesOf } from "../test-routes/examples.ts";
import { IncreaseBars } from "./increase-bars.tsx";

export default examplesOf(
	IncreaseBars,
	{ "the largest": { percent: 500, largest: 500 }, "a smaller one beside it": { percent: 85, largest: 500 } },
	"aside",
);
