import { examplesOf } from "../test-routes/examples.ts";
import { IncreaseBars } from "./increase-bars.tsx";

export default examplesOf(IncreaseBars, { "40 percent": { percent: 40 }, "500 percent": { percent: 500 } }, "aside");
