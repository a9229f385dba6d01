import type { DrawingName } from "../../shared/content-types.ts";
import { drawings } from "../art/drawing.tsx";
import { examplesOf, samplePhoto } from "../playground/examples.ts";
import { Print } from "./print.tsx";

const detail = { x: 30, y: 40, w: 30, h: 30, tag: "Reviewed, with date", dark: false };
const backing = (drawing: DrawingName) => ({ photo: { ...samplePhoto(drawing), detail }, sizes: "30rem", className: "aspect-3/2" });

export default examplesOf(
	Print,
	{
		...Object.fromEntries((Object.keys(drawings) as DrawingName[]).map((name) => [name, backing(name)])),
		"ink, in a wide slot": { ...backing("office"), tint: "ink", className: "aspect-[8/3]" },
		"a low detail, its tag above it": { photo: { ...samplePhoto("law"), detail: { ...detail, y: 60 } }, sizes: "30rem", className: "aspect-3/2" },
		"a focus, in a high slot": { photo: { ...samplePhoto("clinic"), focus: { x: 20, y: 50 } }, sizes: "30rem", className: "aspect-[4/5]" },
		"without a detail, in a high slot": { photo: samplePhoto("house"), sizes: "30rem", className: "aspect-[4/5]" },
	},
	"aside",
);
