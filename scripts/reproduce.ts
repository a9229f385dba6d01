// npm run test:long -- reproduce: two builds from clean copies give the same bytes, and nothing of the machine is in them.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { copyProject } from "./copy-project.ts";

const SECRET = "correct-horse-battery-staple";
const EPOCH = "1767225600";

/** Builds a copy of the working tree in a folder of its own and gives back every file's hash. */
function build(name: string, env: Record<string, string>): Map<string, string> {
	const { dir: copy, run, remove } = copyProject(name);
	try {
		writeFileSync(join(copy, ".env"), `API_SECRET=${SECRET}\nVITE_API_SECRET=${SECRET}\n`);
		const { status, output } = run("react-router", ["build"], { SITE_BUILD_DIR: "build/production", SOURCE_DATE_EPOCH: EPOCH, ...env });
		if (status !== 0) throw new Error(`The build failed:\n${output}`);
		const files = readdirSync(join(copy, "build", "production"), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
		return new Map(
			files
				.map((entry) => join(entry.parentPath, entry.name))
				.sort()
				.map((file): [string, string] => {
					const bytes = readFileSync(file);
					for (const leak of [SECRET, copy, dirname(resolve("node_modules"))]) {
						if (bytes.includes(leak))
							throw new Error(`${relative(copy, file)} contains ${leak === SECRET ? "a secret of .env" : `the path ${leak}`}.`);
					}
					return [relative(copy, file), createHash("sha256").update(bytes).digest("hex")];
				}),
		);
	} finally {
		remove();
	}
}

const first = build("site-a", { TZ: "Pacific/Kiritimati", LANG: "C" });
const second = build("another-folder-for-the-site", { TZ: "America/St_Johns", LANG: "tr_TR.UTF-8" });

const differing = [...new Set([...first.keys(), ...second.keys()])].filter((file) => first.get(file) !== second.get(file));
const total = createHash("sha256")
	.update(JSON.stringify([...first]))
	.digest("hex");
if (differing.length > 0) {
	console.error(`Two builds differ in ${differing.length} of ${first.size} files:\n${differing.join("\n")}`);
	process.exit(1);
}
console.log(`Two builds, ${first.size} files, the same bytes. SHA-256 over all: ${total}`);
