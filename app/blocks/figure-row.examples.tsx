import { BadgeCheck, Clock, TrendingUp, Users } from "lucide";
import { examplesOf } from "../test-routes/examples.ts";
import { FigureRow } from "./figure-row.tsx";

const stats = [
	{ number: "500+", label: "Projects Completed", icon: BadgeCheck },
	{ number: "200+", label: "Happy Clients", icon: Users },
	{ number: "24/7", label: "Support", icon: Clock },
	{ number: "150%", label: "Average ROI Increase", icon: TrendingUp },
];

export default examplesOf(FigureRow, {
	"title for screen readers": { stats, title: "Track record" },
	"title shown": { stats, title: "Track record", titled: true },
});
