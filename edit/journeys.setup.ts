import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { copyProject } from "../e2e/copy-project.ts";
import { freePort } from "../e2e/servers/servers.ts";
import { valueAt } from "../model/reading/schema-walk.ts";
import { parse } from "./splice.ts";

export const HOME = "content/pages/home.md";

export type EditedSite = Awaited<ReturnType<typeof startEditing>>;

/** Starts `npm run edit` in a copy of the project that has one commit. */
export async function startEditing() {
	const copy = copyProject();
	for (const args of ["init -q", "add content", "-c user.name=a -c user.email=a@example.com commit -qm all"])
		copy.run("git", args.split(" "));
	const port = await freePort();
	const url = `http://localhost:${port}`;
	copy.start("node", ["scripts/edit.mjs"], { PORT: String(port), BROWSER: "none" });
	const isOk = ({ ok }: Response) => ok;
	const responds = () => fetch(url).then(isOk, () => false);
	await expect.poll(responds, { timeout: 120_000 }).toBe(true);
	return {
		copy,
		url,
		textOf: (path: string, file = HOME) => valueAt(parse(readFileSync(join(copy.dir, file), "utf8")).data, path.split(".")),
		difference: () => copy.run("git", ["diff", "HEAD", "--", "content"]).output,
	};
}
