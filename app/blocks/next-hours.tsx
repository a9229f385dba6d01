import type { Views } from "../../shared/content-types.ts";
import { Text } from "../ui/text.tsx";
import { Written } from "../ui/written.tsx";
import { Sheet, SheetHead, Specimen } from "./specimen.tsx";

type NextHoursProps = Pick<Views["contact"], "hours" | "reply">;

/** What happens after a message, hour by hour, and what the reply looks like. */
export function NextHours({ hours, reply }: NextHoursProps) {
	return (
		<section className="next-hours" aria-labelledby="hours">
			<div className="ground-stage bleed-small bleed-end side pt-8 pb-20 lg:pl-12">
				<h2 id="hours" className="text-h2">
					{hours.title}
				</h2>
				<ol className="ruled-hair mt-5">
					{hours.steps.map(({ hour, title, text }) => (
						<li key={hour} className="grid grid-cols-[5rem_1fr] gap-x-4 lg:grid-cols-[max(5rem,5.6vw)_1fr]">
							<p className="display row-span-2 text-closing tracking-tighter whitespace-nowrap">
								{hour}
								<span className="sr-only"> hours</span>
							</p>
							<h3 className="text-h3">{title}</h3>
							<p className="mt-2 text-muted">
								<Text text={text} />
							</p>
						</li>
					))}
				</ol>
			</div>
			<Specimen caption="a reply." captioned className="-mt-12 lg:ml-12">
				<Sheet className="over">
					<SheetHead>{reply.subject}</SheetHead>
					{reply.parts.map(({ lead, text }) => (
						<p key={lead} className="mt-4">
							<strong>{lead}</strong> <Written text={text} />
						</p>
					))}
				</Sheet>
			</Specimen>
		</section>
	);
}
