import { useEffect, useRef, useState } from "react";
import type { ServiceObjectOf } from "../../../../shared/content-types.ts";
import { Section } from "../../../parts/section.tsx";

type Weights = Partial<Record<string, string>>;

/** Shown in development, and until the build has measured the page (vite/pages/write-build.ts). */
const UNKNOWN = "–";
const LARGE = "text-[clamp(2.75rem,6.6cqw,7.5rem)] leading-none tracking-[-0.06em]";

/** The page's own weight, which the build writes into the HTML, and how fast the visitor's browser showed it. */
export function Weight({ title, html, scripts, fonts, painted, note }: ServiceObjectOf<"wireframe">["weight"]) {
	const figures = useRef<HTMLDListElement>(null);
	const weights = useWeights(figures);
	const seconds = usePaintTime();
	const rows = [
		{ figure: <Weighed name="html" weights={weights} />, text: html },
		{ figure: "0", text: scripts },
		{ figure: <Weighed name="fonts" weights={weights} />, text: fonts },
		{ figure: seconds && `${seconds} s`, text: painted },
	];
	return (
		<Section id="weight" title={title} className="ground-night py-section">
			<dl ref={figures} className="mt-6 grid grid-cols-2 items-start gap-x-6 gap-y-5 lg:grid-cols-4 lg:gap-x-8">
				{rows.map(({ figure, text }) => (
					<div key={text} className={`flex flex-col border-t-[1.5px] pt-2 ${figure ? "" : "invisible"}`}>
						<dt className="max-w-[22rem]">{text}</dt>
						<dd className={`display order-first whitespace-nowrap ${LARGE}`}>{figure}</dd>
					</div>
				))}
			</dl>
			<p className="caption mt-5">{note}</p>
		</Section>
	);
}

/** A figure from the build's HTML, which hydration keeps, or from the fetched HTML. */
function Weighed({ name, weights }: { name: string; weights: Weights }) {
	return (
		<span data-weight={name} suppressHydrationWarning>
			{weights[name] ?? UNKNOWN}
		</span>
	);
}

/** Returns the figures in an element by name. */
const weightsIn = (page: ParentNode): Weights =>
	Object.fromEntries(
		[...page.querySelectorAll<HTMLElement>("[data-weight]")].map(({ dataset, textContent }) => [dataset.weight, textContent]),
	);

/**
 * Fetches the page's own HTML for the figures after client navigation. They can't be in a script, since a change to this page
 * would then change the bytes of others.
 */
function useWeights(figures: React.RefObject<HTMLDListElement | null>): Weights {
	const [weights, setWeights] = useState<Weights>({});
	useEffect(() => {
		if (!figures.current || weightsIn(figures.current).html !== UNKNOWN) return;
		const left = new AbortController();
		fetch(location.pathname, { signal: left.signal })
			.then((response) => response.text())
			.then((html) => setWeights(weightsIn(new DOMParser().parseFromString(html, "text/html"))))
			// Offline, the dash stays.
			.catch(() => {});
		return () => left.abort();
	}, [figures]);
	return weights;
}

/** Returns the seconds to the first contentful paint, if the browser loaded this page directly. */
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
