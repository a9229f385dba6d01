import { useEffect, useState } from "react";

/** The seconds until this page first painted, as measured by the visitor's browser. Reserves space until they are known. */
export function PaintTime({ text }: { text: string }) {
	const seconds = usePaintTime();
	return (
		<p className={seconds ? "" : "invisible"}>
			<b className="display block text-[clamp(2.75rem,6.6cqw,7.5rem)] leading-none tracking-[-0.06em]">{seconds ?? "0.00"} s</b> {text}
		</p>
	);
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
