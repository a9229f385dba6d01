import { examplesOf } from "../playground/examples.ts";
import { Written } from "./written.tsx";

export default examplesOf(
	Written,
	{ "every sign": { text: "~~Regular maintenance is important.~~[a] The seal fails first. ==You hear a whistle.== See the __lookup__." } },
	"wrap",
);
