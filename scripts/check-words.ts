/**
 * npm run check:words: what of the shipped content breaks the rules of how it is written. Ends with 1 while something does.
 *
 * With files as arguments it says only what concerns these.
 */
import { parseArgs } from "node:util";
import { readOnce } from "../vite/content-source.ts";
import { checkWords } from "./words/rules.ts";

const { positionals } = parseArgs({ allowPositionals: true });
const isSelected = (file: string) => positionals.length === 0 || positionals.some((selected) => file.startsWith(selected.replace(/^\.\//, "")));

try {
	const { content } = await readOnce();
	const findings = checkWords(content).filter(({ files }) => files.some(isSelected));
	for (const { files, what } of findings) console.log(`${what}\n${files.map((file) => `    ${file}`).join("\n")}`);
	console.log(findings.length === 0 ? "Nothing breaks a rule." : `\n${findings.length} found.`);
	process.exitCode = findings.length === 0 ? 0 : 1;
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 2;
}
