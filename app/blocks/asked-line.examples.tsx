import { examplesOf } from "../playground/examples.ts";
import { AskedLine } from "./asked-line.tsx";

const query = "do i need a referral for physical therapy";

export default examplesOf(
	AskedLine,
	{ usual: { query }, "large, with a caret": { query, size: "large", caret: true }, small: { query, size: "small" } },
	"wrap",
);
