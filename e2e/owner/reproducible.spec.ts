import { createHash } from "node:crypto";
import { appendFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { copyProject, type ProjectCopy } from "../copy-project.ts";

const SECRET = "correct-horse-battery-staple";

test("a rebuild equals a build from scratch in another folder, time zone, and locale, and neither contains secrets", {
	tag: "@long",
}, () => {
	test.setTimeout(600_000);
	const [first, second] = [copyProject({ cold: true }), copyProject({ cold: true })];
	try {
		const original = build(first, { TZ: "Pacific/Kiritimati", LANG: "C" });
		addSentence(first);
		addSentence(second);
		const changed = build(first, { TZ: "Pacific/Kiritimati", LANG: "C" });
		expect(changed).toEqual(build(second, { TZ: "America/St_Johns", LANG: "tr_TR.UTF-8" }));
		expect(changed["client/blog.html"], "a page without the sentence").toBe(original["client/blog.html"]);
	} finally {
		first.remove();
		second.remove();
	}
});

function addSentence({ dir }: ProjectCopy): void {
	appendFileSync(join(dir, "content/industries/startups.md"), "\nThis sentence is new.\n");
}

/** Builds a copy and checks it for secrets and local paths. Returns the hash of each file by its path. */
function build({ dir, run }: ProjectCopy, env: Record<string, string>): Record<string, string> {
	writeFileSync(join(dir, ".env"), `API_SECRET=${SECRET}\nVITE_API_SECRET=${SECRET}\n`);
	const { status, output } = run("react-router", ["build"], {
		SITE_BUILD_DIR: "build/production",
		SOURCE_DATE_EPOCH: "1767225600",
		...env,
	});
	expect(status, output).toBe(0);
	const files = readdirSync(join(dir, "build/production"), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
	const digests = files.map((entry) => {
		const bytes = readFileSync(join(entry.parentPath, entry.name));
		for (const leak of [SECRET, dir, dirname(resolve("node_modules"))])
			expect(bytes.includes(leak), `${entry.name} contains ${leak}`).toBe(false);
		return [relative(join(dir, "build/production"), join(entry.parentPath, entry.name)), createHash("sha256").update(bytes).digest("hex")];
	});
	return Object.fromEntries(digests);
}
