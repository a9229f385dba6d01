import { Search } from "lucide";
import { examplesOf, samplePhoto } from "../playground/examples.ts";
import { ServiceWall } from "./service-wall.tsx";
import { specimens } from "./small-specimen.examples.tsx";

const services = Object.values(specimens).map((specimen) => ({
	path: `/services/${specimen.kind}`,
	title: `Service with a specimen: ${specimen.kind}`,
	icon: Search,
	description: "Be found where buyers look.",
	inShort: "Posts in 5-7 business days",
	features: ["Audit report", "90-day roadmap", "Monthly figures"],
	conditions: ["You bring: one approver"],
	specimen,
	deliverables: { title: "What arrives, when", items: [] },
	photo: samplePhoto("chart"),
}));

const wall = (props: Parameters<typeof ServiceWall>[0]) => (
	<div className="wrap">
		<ServiceWall {...props} />
	</div>
);

const more = services.slice(0, 2).map((service) => ({ ...service, path: `${service.path}-2` }));

export default examplesOf(wall, {
	"five services": { services },
	seven: { services: [...services, ...more] },
	"with features": { services, detailed: true },
});
