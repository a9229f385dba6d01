import { useEffect, useRef, useState } from "react";
import type { ServiceObjectOf } from "../../../../shared/content-types.ts";
import { Section } from "../../../parts/section.tsx";

/** Shown in development, and until the build has measured the page (vite/pages/write-build.ts). */
const UNKNOWN = "–";

/** The page's own weight, which the build writes into the HTML, and how fast the visitor's browser showed it. */
export function Weight({ title, html, scripts, fonts, painted, note }: ServiceObjectOf<"wireframe">["weight"]) {
	const figures = useRef<HTMLDListElement>(null);
	const weights = useWeights(figures);
	const seconds = usePaintTime();
	const rows = [{ name: "html", text: html }, { text: scripts }, { name: "fonts", text: fonts }];
	return (
		<Section id="weight" title={title} className="ground-night py-section">
			<dl ref={figures} className="mt-6 grid items-start gap-x-8 gap-y-5 sm:grid-cols-3">
				{rows.map(({ name, text }) => (
					<div key={text} className="flex flex-col border-t-[1.5px] pt-3">
						<dt className="mt-2 max-w-[22rem]">{text}</dt>
						<dd className="display order-first text-[clamp(2.75rem,6cqw,7rem)] leading-none tracking-[-0.05em] whitespace-nowrap">
							{/* Hydration keeps the figure in the build's HTML. */}
							{name ? (
								<span data-weight={name} suppressHydrationWarning>
									{weights[name] ?? UNKNOWN}
								</span>
							) : (
								"0"
							)}
						</dd>
					</div>
				))}
			</dl>
			<p className={`mt-6 text-lead ${seconds ? "" : "invisible"}`}>
				<b className="inline-block min-w-[3.5em]">{seconds && `${seconds} s`}</b> {painted}
			</p>
			<p className="caption mt-3">{note}</p>
		</Section>
	);
}

type Weights = Partial<Record<string, string>>;

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
