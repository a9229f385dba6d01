import { createContext, useContext } from "react";
import type { Boot } from "./boot.ts";
import { BOOT_ID } from "./boot.ts";

/** The page's boot data, set by the server entry; undefined in the browser, which reads the data block instead. */
export const BootContext = createContext<Boot | undefined>(undefined);

/** Renders the data block that tells the inline script how to start React. */
export function BootData() {
	const boot = useContext(BootContext);
	// A "<" in the data could close the block early.
	const json = boot ? JSON.stringify(boot).replaceAll("<", "\\u003c") : "";
	// biome-ignore lint/security/noDangerouslySetInnerHtml: a data block; the server has escaped it.
	return <script id={BOOT_ID} type="application/json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />;
}
