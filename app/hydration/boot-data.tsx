import { createContext, useContext } from "react";
import { BOOT_ID, type Boot } from "./boot.ts";

/** The page's boot data. Only the server entry sets it, and only in a build; in the browser, the data block already has it. */
export const BootContext = createContext<Boot | undefined>(undefined);

/** Renders the data block that tells the inline script how to start React. */
export function BootData() {
	const boot = useContext(BootContext);
	// A "<" in the data could close the block early.
	const json = boot ? JSON.stringify(boot).replaceAll("<", "\\u003c") : "";
	// biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, escaped above.
	return <script id={BOOT_ID} type="application/json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />;
}
