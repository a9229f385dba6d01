/**
 * Writes JSON Schemas of the content's fields to .cache/schemas, where .vscode/settings.json finds them.
 * `npm run dev` does it first, so that they follow the zod schemas they are made of.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { collections } from "../model/collections.ts";
import { definitions } from "../model/site-pages.ts";
import { confirmSchema } from "../model/source.ts";

interface FileSource {
	file?: string;
	folder?: string;
	schema: z.ZodType;
}

const sources: FileSource[] = [...Object.values(collections), ...Object.values(definitions)];

mkdirSync(".cache/schemas", { recursive: true });
for (const { file, folder, schema } of sources) {
	const name = folder ?? file?.replace("/", "-").replace(".md", "");
	// What an editor types, before defaults and icons; draft 7 is what the YAML language server reads.
	const json = z.toJSONSchema(schema, { io: "input", target: "draft-7", reused: "ref" });
	const confirm = z.toJSONSchema(confirmSchema, { io: "input", target: "draft-7" });
	for (const part of json.oneOf ?? [json]) if (typeof part === "object" && part.properties) part.properties.confirm = confirm;
	// To YAML, the line of --- below the fields begins a second document, which is empty.
	if (json.type === "object") Object.assign(json, { type: ["object", "null"] });
	writeFileSync(`.cache/schemas/${name}.json`, JSON.stringify(json));
}
