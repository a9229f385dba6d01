import { useEffect, useState } from "react";
import { useChunk } from "../ui/use-chunk.ts";
import { forgetMonitor, monitorWanted } from "./flag.ts";

const loadPanel = () => import("./monitor-panel.tsx");

interface MonitorProps {
	/** The path and query of the current page. */
	pathname: string;
	search: string;
}

/** Loads the monitor when the flag or the URL turns it on. Once hidden, it stays hidden until a reload. */
export function Monitor({ pathname, search }: MonitorProps) {
	const [state, setState] = useState<"unasked" | "shown" | "hidden">("unasked");
	const panel = useChunk(loadPanel, state === "shown");

	// biome-ignore lint/correctness/useExhaustiveDependencies: a new query may contain debug=true.
	useEffect(() => {
		if (monitorWanted()) setState((before) => (before === "unasked" ? "shown" : before));
	}, [search]);

	const hide = () => {
		forgetMonitor();
		setState("hidden");
	};
	return state === "shown" && panel && <panel.MonitorPanel pathname={pathname} onHide={hide} />;
}
