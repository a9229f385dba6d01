import { House, Scale, Stethoscope } from "lucide";
import type { DrawingName, IconNode } from "../../shared/content-types.ts";
import { examplesOf, samplePhoto } from "../playground/examples.ts";
import { PhotoWall } from "./photo-wall.tsx";

const card = (title: string, icon: IconNode, drawing: DrawingName) => ({
	path: `/industries/${drawing}`,
	title,
	icon,
	description: "Pages that answer what customers ask.",
	query: "do i need a referral for physical therapy",
	photo: { ...samplePhoto(drawing), detail: { x: 30, y: 40, w: 30, h: 25, tag: "Reviewed, with date", dark: false } },
});
const cards = [card("Healthcare", Stethoscope, "clinic"), card("Law Firms", Scale, "law"), card("Real Estate", House, "house")];

export default examplesOf(PhotoWall, {
	"titles are links": { cards },
	"with Learn More": { cards, detailed: true },
});
