/** Runs before `npm run dev`. Writes JSON Schemas for the content's fields to .cache/schemas, where .vscode/settings.json expects them. */
import { mkdirSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { contentSources } from "../model/content.ts";
import { confirmSchema } from "../model/reading/read-entry.ts";

mkdirSync(".cache/schemas", { recursive: true });
for (const { file, folder, schema } of contentSources) {
	const name = folder ?? file?.replace("/", "-").replace(".md", "");
	// "input" makes fields with a default optional. The YAML language server reads draft 7.
	const json = z.toJSONSchema(schema, { io: "input", target: "draft-7", reused: "ref" });
	const confirm = z.toJSONSchema(confirmSchema, { io: "input", target: "draft-7" });
	for (const part of json.oneOf ?? [json]) if (typeof part === "object" && part.properties) part.properties.confirm = confirm;
	// The closing --- starts a second, empty YAML document.
	if (json.type === "object") Object.assign(json, { type: ["object", "null"] });
	writeFileSync(`.cache/schemas/${name}.json`, JSON.stringify(json));
}
