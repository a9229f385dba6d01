import { useMatches } from "react-router";

/** The page's JSON-LD, from its route's handle. It ends the body, so that slow connections receive the hero first. */
export function StructuredData() {
	const handle = useMatches().at(-1)?.handle;
	if (!(typeof handle === "object" && handle !== null && "structuredData" in handle)) return null;
	// A "<" in the data could close the block early.
	const json = JSON.stringify(handle.structuredData).replaceAll("<", "\\u003c");
	// biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, escaped above.
	return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
