import { Section } from "../ui/section.tsx";
import { Text } from "../ui/text.tsx";

interface WeeksProps {
	title: string;
	tasks: readonly { from: number; to: number; task: string }[];
	/** What happens when the last week is over. */
	review: string;
}

/** The width of so many weeks of the 13. */
const widthOf = (weeks: number) => `${(100 / 13) * weeks}%`;

/** 90 days as a strip of 13 weeks from edge to edge, a bar a task; below 64rem the words stand over their bar. */
export function Weeks({ title, tasks, review }: WeeksProps) {
	return (
		<Section bleed aria-labelledby="weeks">
			<h2 id="weeks" className="wrap mb-8 text-h2">
				{title}
			</h2>
			<ol className="weeks grid gap-1">
				{tasks.map(({ from, to, task }) => (
					<li key={task} className="lg:flex">
						<svg width={widthOf(from - 1)} height="0" className="max-lg:hidden" aria-hidden="true" />
						<p
							className={`flex-1 py-3 leading-snug max-lg:bg-paper max-lg:pl-side lg:bg-bar lg:text-on-bar lg:forced-color-adjust-none ${from === 1 ? "pl-side" : "pl-4"}`}
						>
							<span className="mono mr-2 lg:block">
								<Text text={`Weeks ${from}-${to}`} />
							</span>{" "}
							<strong>{task}</strong>
						</p>
						<svg width={widthOf(13 - to)} height="0" className="max-lg:hidden" aria-hidden="true" />
						<svg width="100%" height="16" className="fill-bar lg:hidden" aria-hidden="true">
							<rect x={widthOf(from - 1)} width={widthOf(to - from + 1)} height="100%" />
						</svg>
					</li>
				))}
				<li className="weeks-end mono">{review}</li>
			</ol>
		</Section>
	);
}
