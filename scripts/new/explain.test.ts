import { expect, test } from "vitest";
import { isMap, isScalar, parseDocument, visit } from "yaml";
import { loadContent } from "../../model/load.ts";
import { placeholdersOf } from "../../model/site-config.ts";
import site from "../../site.config.ts";
import { explainedYaml } from "./explain.ts";
import type { KindName } from "./samples.ts";
import { kinds } from "./samples.ts";

const content = loadContent({ placeholders: placeholdersOf(site) });

/**
 * Nobody can guess who wrote or checked a text, and an empty field would be a mistake; what is drawn on a page has a
 * default, a client's photo is not everybody's to show, and what an owner writes is no sample. docs/editing.md and docs/make-it-yours.md say how to add them.
 */
const LEFT_OUT = ["author", "reviewer", "updated", "answer", "drawing", "photo", "prints", "specimen", "sample"];

const sites = { "as it is": content, "without cases and quotes": { ...content, caseStudies: [], testimonials: [] } };
const every = (Object.keys(kinds) as KindName[]).flatMap((kind) =>
	(Object.keys(sites) as (keyof typeof sites)[]).map((name) => [kind, name] as const),
);

test.each(every)("a new %s is valid, has every field and explains each once, on the site %s", (kind, name) => {
	const of = sites[name];
	const { schema, fields } = kinds[kind];
	const data = fields("A new entry", of);
	expect(schema.safeParse(data).error).toBeUndefined();
	const wanted = Object.keys(schema.shape).filter(
		(field) => field in data || !(LEFT_OUT.includes(field) || (field === "proof" && of.testimonials.length === 0)),
	);
	expect(Object.keys(data).sort()).toEqual(wanted.sort());

	const document = parseDocument(explainedYaml(data, schema));
	expect(document.toJS()).toEqual(data);
	const unexplained: string[] = [];
	visit(document, {
		Pair(_index, { key }, path) {
			const item = path.at(-1);
			const list = path.at(-2);
			// The second item of a list is explained by the first.
			if (isMap(item) && list && "items" in list && Array.isArray(list.items) && list.items[0] !== item && !("key" in list)) return;
			// yaml gives the comment before a map's first field to the map.
			const explained =
				isScalar(key) && (key.commentBefore ?? (isMap(item) && item.items[0]?.key === key ? (item.commentBefore ?? document.commentBefore) : ""));
			if (!explained) unexplained.push(String(key));
		},
	});
	expect(unexplained).toEqual([]);
});
