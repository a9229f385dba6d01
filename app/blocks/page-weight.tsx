import { useEffect, useState } from "react";
import { Section } from "../ui/section.tsx";
import type { SpreadOf } from "./spread.tsx";

type PageWeightProps = SpreadOf<"page">["spread"]["weight"];

/** What the build weighs of a built page (vite/weights.ts). Until then, and in dev, a dash stands in its place. */
type Weight = "html" | "fonts";

/**
 * What this very page weighs, and how long the visitor waited for it. The build writes the weights into the HTML. The time is
 * the browser's own paint timing, read once script is there; it goes nowhere.
 */
export function PageWeight({ title, arrived, painted, html, fonts, scripts, note }: PageWeightProps) {
	const seconds = usePaintTime();
	const [isWeighed] = useState(isInBuiltPage);
	if (!isWeighed) return null;
	return (
		<Section ground="stage" bleed className="pb-0" aria-labelledby="weight">
			<div className="wrap">
				<h2 id="weight" className="text-h2">
					{title}
				</h2>
				<p className="mt-4 mb-6 grid gap-3">
					<span className="display text-[clamp(4rem,19cqw,16rem)] leading-[0.85] tracking-tighter whitespace-nowrap">
						{seconds === undefined ? <Weighed name="html" /> : `${seconds} s`}
					</span>{" "}
					<span className="text-lead">{seconds === undefined ? arrived : painted}</span>
				</p>
				<p className="note">{note}</p>
			</div>
			<dl className="mt-10 grid gap-1 lg:flex">
				<div className="ground-night flex-1 px-side py-3">
					<dt>{html}</dt>
					<dd className="display text-h2">
						<Weighed name="html" />
					</dd>
				</div>
				<div className="ground-sheet flex-1 py-3 max-lg:px-side lg:px-8">
					<dt>{fonts}</dt>
					<dd className="display text-h2">
						<Weighed name="fonts" />
					</dd>
				</div>
				<div className="ground-sheet flex-1 py-3 max-lg:px-side lg:px-8">
					<dt>{scripts}</dt>
					<dd className="display text-h2">0</dd>
				</div>
			</dl>
		</Section>
	);
}

/** A figure that the build has written into the page; React leaves it as it is. */
function Weighed({ name }: { name: Weight }) {
	return (
		<span data-weight={name} suppressHydrationWarning>
			–
		</span>
	);
}

/**
 * Whether the figures are at hand: in the built page they are. Who comes here from another page has not loaded this one, so
 * that there is nothing to state.
 */
const isInBuiltPage = () => typeof document === "undefined" || document.querySelector("[data-weight]") !== null;

/** Seconds to the first content on this device, if this page is the one that the browser loaded. */
function usePaintTime(): string | undefined {
	const [seconds, setSeconds] = useState<string>();
	useEffect(() => {
		const [navigation] = performance.getEntriesByType("navigation");
		const [paint] = performance.getEntriesByName("first-contentful-paint");
		if (!paint || !navigation || new URL(navigation.name).pathname !== location.pathname) return;
		setSeconds((paint.startTime / 1000).toFixed(2));
	}, []);
	return seconds;
}
