import type { ServiceObjectOf } from "../../../../shared/content-types.ts";
import { Text } from "../../../ui/text.tsx";

const WEEKS = Array.from({ length: 12 }, (_, index) => index + 1);

/** Build times as weeks: solid up to the shortest build, light up to the longest; the article's examples are outlined. */
export function Weeks({ weeks, weeksCaption }: ServiceObjectOf<"wireframe">) {
	return (
		<figure className="mt-8 lg:col-span-2" data-nosnippet="">
			<ul className="grid gap-4">
				{weeks.map(({ name, from, to, live, example }) => (
					<li key={name} className="grid items-center gap-x-12 gap-y-1 lg:grid-cols-[5fr_7fr]">
						<p>
							<b className="display mr-3 text-h3">{name}</b>
							<Text text={`${from}-${to} weeks`} />
							{example && <span className="block text-small text-muted">{example}</span>}
						</p>
						<p className="grid grid-cols-12 gap-0.5 text-center font-mono text-small leading-[2.75rem] forced-color-adjust-none" aria-hidden="true">
							{WEEKS.map((week) => (
								<span
									key={week}
									className={`${week <= from ? "bar-after" : week <= to ? "week-maybe" : "text-muted"} ${week === live ? "outline-4 outline-ink" : ""}`}
								>
									{week}
								</span>
							))}
						</p>
					</li>
				))}
			</ul>
			<figcaption className="caption mt-3">{weeksCaption}</figcaption>
		</figure>
	);
}
