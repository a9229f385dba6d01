import { examplesOf } from "../test-routes/examples.ts";
import { QueryCluster } from "./query-cluster.tsx";

export default examplesOf(
	QueryCluster,
	{ "three queries": { queries: ["houses with a garden near me", "what is my home worth", "best agent in town"] } },
	"aside",
);
