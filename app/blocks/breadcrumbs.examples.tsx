import { examplesOf } from "../playground/examples.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";

export default examplesOf(
	Breadcrumbs,
	{
		"below the home page": { above: [], name: "Blog" },
		"two levels down": { above: [{ name: "Services", path: "/services" }], name: "Generative Engine Optimization" },
	},
	"wrap",
);
