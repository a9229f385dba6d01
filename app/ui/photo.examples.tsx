import type { Drawing } from "../content/photo.ts";
import { examplesOf, samplePhoto } from "../test-routes/examples.ts";
import { Photo } from "./photo.tsx";

const backing = (drawing: Drawing) => ({ photo: samplePhoto(drawing), sizes: "30rem" });

export default examplesOf(
	Photo,
	{
		...({
			chart: backing("chart"),
			writing: backing("writing"),
			link: backing("link"),
			code: backing("code"),
			assistant: backing("assistant"),
			shop: backing("shop"),
			clinic: backing("clinic"),
			servers: backing("servers"),
			team: backing("team"),
			house: backing("house"),
			law: backing("law"),
			office: backing("office"),
		} satisfies Record<Drawing, object>),
		"16 by 9": { ...backing("office"), ratio: [16, 9] },
	},
	"aside",
);
