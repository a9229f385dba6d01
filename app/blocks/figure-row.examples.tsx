import { BadgeCheck, Clock, TrendingUp, Users } from "lucide";
import { examplesOf } from "../playground/examples.ts";
import { FigureRow } from "./figure-row.tsx";

const stats = [
	{ number: "500+", label: "Projects Completed", icon: BadgeCheck },
	{ number: "200+", label: "Happy Clients", icon: Users },
	{ number: "24/7", label: "Support", note: "Report a fault at any hour; terms, section 6.", icon: Clock },
	{ number: "150%", label: "Average ROI Increase", icon: TrendingUp },
];

export default examplesOf(FigureRow, {
	"title for screen readers": { stats, title: "Track record" },
	"title shown": { stats, title: "Track record", titled: true },
});
