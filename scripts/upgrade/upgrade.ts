import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { SITE_FILE } from "../../model/site/site.ts";

/** The owner's files, which upgrades don't touch. docs/upgrading.md has the same list. */
export const OWNERS_FILES = ["content", "app/styles/tokens.css", "vite/styles/faces.ts", "e2e/screenshots"] as const;

/**
 * Merges a version of the template into the owner's copy, and commits unless there are conflicts. The owner's files and added
 * packages stay as they are, even if the version changed, added, or removed files there.
 * @param version A tag of the template, such as v1.2.0.
 * @param upstream Git URL to fetch versions from.
 * @returns Files with conflicts for the owner to resolve, and the new part of the changelog.
 * @throws if there are uncommitted changes, or the version is unknown, already merged, or shares no history with the copy.
 */
export function upgrade(version: string, upstream?: string): { conflicts: string[]; news: string } {
	if (git("status", "--porcelain") !== "") throw new Error("Commit your changes first: git add -A && git commit -m 'My changes'");
	if (upstream) git("fetch", "--quiet", "--tags", upstream);
	if (!isCommit(version)) {
		const fix = upstream
			? `${upstream} has no such tag.`
			: `In ${SITE_FILE}, set upstream to the template's Git URL, or fetch the template's tags yourself.`;
		throw new Error(`Unknown version ${version}. ${fix}`);
	}
	if (!succeeds("merge-base", "HEAD", version)) {
		const own = `v${manifestAt("HEAD").version}`;
		const line = `git merge --allow-unrelated-histories --strategy=ours --message="Started from ${own}" ${own}`;
		const cause = `This copy and ${version} have no history in common, because this copy was downloaded, not cloned.`;
		throw new Error(
			`${cause} Record which version it started from (only needed once):\n  ${line}\nThat command changes no files. Then run the upgrade again.`,
		);
	}
	if (succeeds("merge-base", "--is-ancestor", version, "HEAD"))
		throw new Error(`${version} is already part of this copy. If you undid it, revert the revert: see docs/upgrading.md.`);
	const base = git("merge-base", "HEAD", version);
	succeeds("merge", "--no-commit", "--no-ff", version);
	const ownedAt = (ref: string) => OWNERS_FILES.filter((path) => git("ls-tree", ref, "--", path) !== "");
	// First remove the owner's paths, to drop conflicts and files that the version added there. Keep paths that only the version has.
	git("rm", "-r", "-q", "-f", "--ignore-unmatch", "--", ...ownedAt(base), ...ownedAt("HEAD"));
	git("checkout", "HEAD", "--", ...ownedAt("HEAD"));
	mergePackages(base, version);
	const conflicts = git("diff", "--name-only", "--diff-filter=U").split("\n").filter(Boolean);
	if (conflicts.length === 0) git("commit", "--no-verify", "-m", `Upgrade to ${version}`);
	const known = git("show", `${base}:CHANGELOG.md`);
	const news = git("show", `${version}:CHANGELOG.md`)
		.split(/^(?=## )/m)
		.filter((part) => !known.includes(part.trim()));
	return { conflicts, news: news.join("").trim() };
}

type Manifest = { version: string } & Record<"dependencies" | "devDependencies", Record<string, string>>;

const manifestAt = (ref: string): Manifest => JSON.parse(git("show", `${ref}:package.json`));

/** Takes package.json from the version and adds the owner's packages. The next `npm install` updates the lock file. */
function mergePackages(base: string, version: string): void {
	const [before, ours, theirs] = [manifestAt(base), manifestAt("HEAD"), manifestAt(version)];
	for (const field of ["dependencies", "devDependencies"] as const) {
		const added = Object.entries(ours[field]).filter(([name]) => !(name in before[field]));
		theirs[field] = { ...Object.fromEntries(added), ...theirs[field] };
	}
	git("checkout", version, "--", "package.json", "package-lock.json");
	writeFileSync("package.json", `${JSON.stringify(theirs, undefined, "\t")}\n`);
	git("add", "package.json");
}

function git(...args: string[]): string {
	const { status, stdout, stderr } = spawnSync("git", args, { encoding: "utf8" });
	if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stderr.trim()}`);
	return stdout.trim();
}

const isCommit = (version: string) => succeeds("rev-parse", "--verify", "--quiet", `${version}^{commit}`);
const succeeds = (...args: string[]) => spawnSync("git", args).status === 0;
