import { useMatches } from "react-router";

/**
 * The page's JSON-LD, from its route's handle (vite/content/route-module.ts). At the end of the body, so that the header and the hero
 * arrive first on slow connections.
 */
export function StructuredData() {
	const handle = useMatches().at(-1)?.handle;
	if (!(typeof handle === "object" && handle !== null && "structuredData" in handle)) return null;
	// A "<" in the data could close the block early.
	const json = JSON.stringify(handle.structuredData).replaceAll("<", "\\u003c");
	// biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, escaped above.
	return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
