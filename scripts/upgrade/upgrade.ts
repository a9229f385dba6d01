import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";

/** What belongs to whoever runs the site: an upgrade leaves it as it is. docs/upgrading.md has the same list. */
export const OWNERS_FILES = [
	"content",
	"site.config.ts",
	"app/styles/tokens.css",
	"shared/theme-colors.ts",
	"vite/faces.ts",
	"e2e/screenshots",
] as const;

/** What an upgrade did. */
interface Upgraded {
	/** Files that both sides changed, for the owner to decide; empty when the upgrade is committed. */
	conflicts: string[];
}

/**
 * Merges a version into the owner's copy. Code comes from the version; the owner's files stay as they are, also those that the
 * version changed, added or removed; packages that the owner added stay.
 *
 * @param version What git knows the version by, for example v1.1.0.
 * @throws when there are changes that are not committed, or there is no such version.
 */
export function upgrade(version: string): Upgraded {
	if (git("status", "--porcelain") !== "") throw new Error("Some changes are not saved. Save them first: git add -A && git commit -m 'My changes'");
	if (!succeeds("rev-parse", "--verify", "--quiet", `${version}^{commit}`)) {
		throw new Error(`git knows no version ${version}. Ask where it comes from first: git fetch --tags upstream`);
	}
	const base = git("merge-base", "HEAD", version);
	succeeds("merge", "--no-commit", "--no-ff", version);
	// All of it away first: what the version added there goes, and so do conflicts.
	git("rm", "-r", "-q", "-f", "--ignore-unmatch", "--", ...OWNERS_FILES);
	for (const path of OWNERS_FILES.filter((each) => git("ls-tree", "HEAD", "--", each) !== "")) git("checkout", "HEAD", "--", path);
	mergePackages(base, version);
	const conflicts = git("diff", "--name-only", "--diff-filter=U").split("\n").filter(Boolean);
	if (conflicts.length === 0) git("commit", "--no-verify", "-m", `Take over ${version}`);
	return { conflicts };
}

const packages = z.record(z.string(), z.string()).default({});
const manifestSchema = z.looseObject({ dependencies: packages, devDependencies: packages });

/** The version's package.json with the packages that the owner added; its lock file is completed by the next npm install. */
function mergePackages(base: string, version: string): void {
	const at = (ref: string) => manifestSchema.parse(JSON.parse(git("show", `${ref}:package.json`)));
	const [before, ours, theirs] = [at(base), at("HEAD"), at(version)];
	const added = (field: "dependencies" | "devDependencies") =>
		Object.fromEntries(Object.entries(ours[field]).filter(([name]) => !(name in before[field])));
	const sorted = (all: Record<string, string>) => Object.fromEntries(Object.entries(all).sort(([one], [other]) => one.localeCompare(other)));
	const merged = {
		...theirs,
		devDependencies: sorted({ ...added("devDependencies"), ...theirs.devDependencies }),
		dependencies: sorted({ ...added("dependencies"), ...theirs.dependencies }),
	};
	git("checkout", version, "--", "package.json", "package-lock.json");
	if (Object.keys({ ...added("devDependencies"), ...added("dependencies") }).length === 0) return;
	writeFileSync("package.json", `${JSON.stringify(merged, undefined, "\t")}\n`);
	git("add", "package.json");
}

/** What CHANGELOG.md says of everything above the version that the owner had. */
export function whatIsNew(had: string): string {
	const [, ...parts] = readFileSync("CHANGELOG.md", "utf8").split(/^(?=## )/m);
	const known = parts.findIndex((part) => part.startsWith(`## ${had}`));
	return parts
		.slice(0, known < 0 ? undefined : known)
		.join("")
		.trim();
}

function git(...args: string[]): string {
	const { status, stdout, stderr } = spawnSync("git", args, { encoding: "utf8" });
	if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stderr.trim()}`);
	return stdout.trim();
}

const succeeds = (...args: string[]) => spawnSync("git", args).status === 0;
