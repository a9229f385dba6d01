import { expect, test } from "vitest";
import { isMap, isScalar, parseDocument, visit } from "yaml";
import { loadContent } from "../../app/content/load.ts";
import { explainedYaml } from "./explain.ts";
import type { KindName } from "./samples.ts";
import { kinds } from "./samples.ts";

const content = loadContent({ placeholders: { email: "a@b.example", phone: "+1 202 555 0143", siteName: "Example" } });

test.each(Object.keys(kinds) as KindName[])("a new %s is valid, has every field and explains each once", (kind) => {
	const { schema, fields } = kinds[kind];
	const data = fields("A new entry", content);
	expect(schema.safeParse(data).error).toBeUndefined();
	expect(Object.keys(data).sort()).toEqual(Object.keys(schema.shape).sort());

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
