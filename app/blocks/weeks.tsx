import { Section } from "../ui/section.tsx";
import { Text } from "../ui/text.tsx";

interface WeeksProps {
	title: string;
	tasks: readonly { from: number; to: number; task: string }[];
	/** What happens when the last week is over. */
	review: string;
}

// Literal, as Tailwind reads class names from the source; a style attribute would fail the site's policy.
const STARTS =
	"col-start-1 col-start-2 col-start-3 col-start-4 col-start-5 col-start-6 col-start-7 col-start-8 col-start-9 col-start-10 col-start-11 col-start-12 col-start-13".split(
		" ",
	);
const ENDS =
	"col-end-2 col-end-3 col-end-4 col-end-5 col-end-6 col-end-7 col-end-8 col-end-9 col-end-10 col-end-11 col-end-12 col-end-13 col-end-14".split(" ");

/** 90 days as a strip of 13 weeks from edge to edge, a bar a task. */
export function Weeks({ title, tasks, review }: WeeksProps) {
	return (
		<Section bleed aria-labelledby="weeks">
			<h2 id="weeks" className="wrap mb-8 text-h2">
				{title}
			</h2>
			<ol className="weeks">
				{tasks.map(({ from, to, task }) => {
					const place = `${STARTS[from - 1]} ${ENDS[to - 1]}`;
					return (
						<li key={task}>
							<span className={`week-bar ${place}`} />
							<p className={`week-text ${place} max-lg:col-[1/-1]`}>
								<span className="mono">
									<Text text={`Weeks ${from}-${to}`} />
								</span>{" "}
								<strong>{task}</strong>
							</p>
						</li>
					);
				})}
				<li>
					<p className="week-text week-review mono">{review}</p>
				</li>
			</ol>
		</Section>
	);
}
