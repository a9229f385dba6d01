import { useEffect, useRef, useState } from "react";
import { Section } from "../ui/section.tsx";
import type { SpreadOf } from "./spread.tsx";

type PageWeightProps = SpreadOf<"page">["spread"]["weight"];

/** What the build weighs of a built page (vite/weights.ts). */
type Weight = "html" | "fonts";

/** Until the build has weighed the page, and in dev. */
const UNKNOWN = "–";

/**
 * What this very page weighs, and how long the visitor waited for it. The build writes the weights into the HTML. The time is
 * the browser's own paint timing, read once script is there; it goes nowhere.
 */
export function PageWeight({ title, arrived, painted, html, fonts, scripts, note }: PageWeightProps) {
	const figures = useRef<HTMLDListElement>(null);
	const weights = useWeights(figures);
	const seconds = usePaintTime();
	return (
		<Section ground="stage" bleed className="pb-0" aria-labelledby="weight">
			<div className="wrap">
				<h2 id="weight" className="text-h2">
					{title}
				</h2>
				<p className="mt-4 mb-6 grid gap-3">
					<span className="display text-[clamp(4rem,19cqw,16rem)] leading-[0.85] tracking-tighter whitespace-nowrap">
						{seconds === undefined ? <Weighed name="html" weights={weights} /> : `${seconds} s`}
					</span>{" "}
					<span className="text-lead">{seconds === undefined ? arrived : painted}</span>
				</p>
				<p className="note">{note}</p>
			</div>
			<dl ref={figures} className="mt-10 grid gap-1 lg:flex">
				<div className="ground-night flex-1 px-side py-3">
					<dt>{html}</dt>
					<dd className="display text-h2">
						<Weighed name="html" weights={weights} />
					</dd>
				</div>
				<div className="ground-sheet flex-1 py-3 max-lg:px-side lg:px-8">
					<dt>{fonts}</dt>
					<dd className="display text-h2">
						<Weighed name="fonts" weights={weights} />
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

type Weights = Partial<Record<string, string>>;

/** A figure that the build has written into the page, which React leaves as it is; or what was read of it. */
function Weighed({ name, weights }: { name: Weight; weights: Weights }) {
	return (
		<span data-weight={name} suppressHydrationWarning>
			{weights[name] ?? UNKNOWN}
		</span>
	);
}

/** The figures that stand in a page or in a part of it, by their names. */
const weightsIn = (page: ParentNode): Weights =>
	Object.fromEntries([...page.querySelectorAll<HTMLElement>("[data-weight]")].map(({ dataset, textContent }) => [dataset.weight, textContent]));

/**
 * The figures of a page to which React has led. They stand in its HTML alone, which this visitor has not loaded, and no script
 * may hold them, or a change of this page would change that of others: so the HTML is loaded as it is by whoever comes directly.
 */
function useWeights(figures: React.RefObject<HTMLDListElement | null>): Weights {
	const [weights, setWeights] = useState<Weights>({});
	useEffect(() => {
		if (!figures.current || weightsIn(figures.current).html !== UNKNOWN) return;
		const left = new AbortController();
		fetch(location.pathname, { signal: left.signal })
			.then((response) => response.text())
			.then((html) => setWeights(weightsIn(new DOMParser().parseFromString(html, "text/html"))))
			// Without the network the dash stays.
			.catch(() => {});
		return () => left.abort();
	}, [figures]);
	return weights;
}

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
