import type { Node, YAMLMap } from "yaml";
import { Document, isMap, isNode, isSeq } from "yaml";
import { z } from "zod";

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Writes data as YAML, each field below a comment that says what it is for and what it may be. */
export function explainedYaml(data: object, schema: z.ZodType): string {
	const document = new Document(data);
	explain(document.contents, z.toJSONSchema(schema, { io: "input" }));
	return document.toString({ lineWidth: 110, commentString: (text) => text.replace(/^(?!$)/gm, "# ") });
}

function explain(node: Node | null, schema: JsonSchema): void {
	if (isSeq(node)) {
		// The fields of one item say it for all.
		const [first] = node.items;
		if (isNode(first) && typeof schema.items === "object" && !Array.isArray(schema.items)) explain(first, schema.items);
	}
	if (!isMap(node)) return;
	const fields = (schema.properties ?? kindOf(node, schema)?.properties) || {};
	for (const { key, value } of node.items) {
		const field = fields[String(key)];
		if (!isNode(key) || typeof field !== "object") continue;
		const comment = explanation(field);
		if (comment) key.commentBefore = comment;
		if (isNode(value)) explain(value, field);
	}
}

/** The one of several kinds that a node is, told by the field that names the kind. */
function kindOf(node: YAMLMap, { oneOf = [] }: JsonSchema): JsonSchema | undefined {
	return oneOf.find(({ properties = {} }) =>
		Object.entries(properties).some(([name, field]) => typeof field === "object" && field.const !== undefined && field.const === node.get(name)),
	);
}

function explanation({ description, maxLength, enum: values }: JsonSchema): string {
	return [
		description,
		maxLength !== undefined && !description?.includes(String(maxLength)) ? `At most ${maxLength} characters.` : "",
		values !== undefined && values.length <= 12 ? `One of: ${values.join(", ")}.` : "",
	]
		.filter(Boolean)
		.join(" ");
}
