/**
 * For CI. Fails if a package that ships to the browser or runs on the server has a known vulnerability, and lists the others.
 * Reads the output of `npm audit --json` from standard input.
 */
import { readFileSync } from "node:fs";
import { json } from "node:stream/consumers";

/** Packages that server/ imports. The licenses file lists those of the browser. */
const SERVER = ["fresh", "range-parser"];

const { vulnerabilities }: { vulnerabilities?: Record<string, { severity: string }> } = Object(await json(process.stdin));
const licenses = readFileSync("build/production/client/licenses.txt", "utf8");
const shipped = [...SERVER, ...[...licenses.matchAll(/^## (\S+) - /gm)].map(([, name]) => name)];
const found = Object.entries(vulnerabilities ?? {});
for (const [name, { severity }] of found)
	console.log(`npm audit: ${name} (${severity})${shipped.includes(name) ? " ships to visitors" : ""}`);
if (found.length === 0)
	console.log(`npm audit: ${vulnerabilities ? "no known vulnerabilities" : "skipped; the registry does not respond"}.`);
if (found.some(([name]) => shipped.includes(name))) process.exitCode = 1;
