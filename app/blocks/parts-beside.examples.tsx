import { CalendarCheck, ShieldPlus, Video } from "lucide";
import { examplesOf, samplePhoto } from "../playground/examples.ts";
import { PartsBeside } from "./parts-beside.tsx";

const parts = {
	title: "What happens before a booked visit",
	cards: [
		{ icon: ShieldPlus, title: "HIPAA-compliant marketing", description: "An inventory of every tag. Each is kept, replaced or removed." },
		{ icon: CalendarCheck, title: "Appointment booking optimization", description: "Reason, plan, location, then open times." },
		{ icon: Video, title: "Telehealth marketing", description: "Which conditions by video, and in which states." },
	],
};

export default examplesOf(PartsBeside, { "beside a print": { ...parts, photo: samplePhoto("clinic") }, "without a print": parts }, "wrap");
