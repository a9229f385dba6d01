/**
 * Runs in CI after a build. Lists packages with known vulnerabilities, and fails if one ships to the browser or runs on the server.
 * Reads the output of `npm audit --json` from standard input.
 */
import { readFileSync } from "node:fs";
import { json } from "node:stream/consumers";

/** The packages that server/ imports. licenses.txt lists the packages that ship to the browser. */
const SERVER = ["fresh", "range-parser"];

const { vulnerabilities }: { vulnerabilities?: Record<string, { severity: string }> } = Object(await json(process.stdin));
const licenses = readFileSync("build/production/client/licenses.txt", "utf8");
const shipped = [...SERVER, ...[...licenses.matchAll(/^## (\S+) - /gm)].map(([, name]) => name)];
const found = Object.entries(vulnerabilities ?? {});
for (const [name, { severity }] of found)
	console.log(`npm audit: ${name} (${severity})${shipped.includes(name) ? " is used in production; update or replace it" : ""}`);
if (found.length === 0)
	console.log(`npm audit: ${vulnerabilities ? "no known vulnerabilities" : "skipped; the registry did not respond"}.`);
if (found.some(([name]) => shipped.includes(name))) process.exitCode = 1;
