interface Thing {
	[property: string]: unknown;
}

const isThing = (value: unknown): value is Thing => typeof value === "object" && value !== null && !Array.isArray(value);

/** A page's structured data as a Mermaid chart: its things by type, and what connects them. Things alike are drawn once. */
export function chartOf(graph: readonly unknown[]): string {
	const nodes = new Map<string, string>();
	const edges = new Set<string>();
	const nameOf = (thing: Thing, path: string) => {
		// Without an id of its own, a thing is one with those of its type in the same place.
		const key = String(thing["@id"] ?? `${path}/${String(thing["@type"])}`);
		if ("@type" in thing || !nodes.has(key)) nodes.set(key, String(thing["@type"] ?? "elsewhere"));
		return key;
	};
	const visit = (thing: Thing, path: string): string => {
		const from = nameOf(thing, path);
		for (const [property, value] of Object.entries(thing)) {
			for (const part of (Array.isArray(value) ? value : [value]).filter(isThing)) {
				edges.add(`${from}\t${property}\t${visit(part, `${from}/${property}`)}`);
			}
		}
		return from;
	};
	for (const thing of graph) if (isThing(thing)) visit(thing, "");
	const keys = [...nodes.keys()];
	const id = (key: string) => `n${keys.indexOf(key)}`;
	return [
		"flowchart LR",
		...keys.map((key) => `  ${id(key)}["${nodes.get(key)}"]`),
		...[...edges].map((edge) => {
			const [from = "", property = "", to = ""] = edge.split("\t");
			return `  ${id(from)} -- ${property} --> ${id(to)}`;
		}),
	].join("\n");
}
