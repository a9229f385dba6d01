import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

interface Reference {
	"@id": string;
}

/** The part of schema.org's own JSON-LD file that validators read. */
export interface Vocabulary {
	"@graph": (
		| { "@id": string; "@type": "rdfs:Class"; "rdfs:subClassOf": Reference[] }
		| { "@id": string; "@type": "rdf:Property"; "schema:domainIncludes": Reference[] }
	)[];
}

const INTERFACE = /interface (\w+?)(Base|Leaf) extends ([^{]+) \{\n([\s\S]*?)\n\}/g;

/**
 * The vocabulary of schema.org without the internet: schema-dts is generated from it, an interface a type with its own
 * properties, so it is read back from there.
 */
export function vocabulary(): Vocabulary {
	const source = readFileSync(
		createRequire(import.meta.url)
			.resolve("schema-dts")
			.replace(/schema\.js$/, "schema.d.ts"),
		"utf8",
	);
	const parents = new Map<string, Set<string>>([["Thing", new Set()]]);
	const domains = new Map<string, Set<string>>();
	for (const [, name = "", , heritage = "", body = ""] of source.matchAll(INTERFACE)) {
		const above = [...heritage.matchAll(/\b(\w+)Base\b/g)].map(([, parent = ""]) => parent).filter((parent) => parent !== name);
		parents.set(name, new Set([...(parents.get(name) ?? []), ...above]));
		for (const [, property = ""] of body.matchAll(/^ {4}"(\w+)"\?:/gm)) domains.set(property, (domains.get(property) ?? new Set()).add(name));
	}
	const reference = (name: string): Reference => ({ "@id": `schema:${name}` });
	return {
		"@graph": [
			...[...parents].map(([name, above]) => ({ ...reference(name), "@type": "rdfs:Class" as const, "rdfs:subClassOf": [...above].map(reference) })),
			...[...domains].map(([name, types]) => ({
				...reference(name),
				"@type": "rdf:Property" as const,
				"schema:domainIncludes": [...types].map(reference),
			})),
		],
	};
}
