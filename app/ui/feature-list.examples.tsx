import { examplesOf } from "../playground/examples.ts";
import { FeatureList } from "./feature-list.tsx";

export default examplesOf(
	FeatureList,
	{ "three features": { features: ["Audit report of 20+ pages", "90-day roadmap", "Monthly figures"] } },
	"aside",
);
