import { parseArgs } from "node:util";

/**
 * @typedef {{ type: "string" | "boolean", short?: string, default?: string | boolean, value?: string, help: string }} Option
 */

/**
 * Reads the arguments of a command. Prints the help and exits for --help; exits with 2 for an unknown option.
 *
 * @template {Record<string, Option>} Options
 * @param {{ usage: string, purpose: string, takes: string, exits: string, operands?: boolean, options?: Options }} command
 */
export function readArguments({ usage, purpose, takes, exits, operands = false, options = /** @type {Options} */ ({}) }) {
	const help = { type: /** @type {const} */ ("boolean"), short: "h", help: "Print this text" };
	const all = { ...options, help };
	const rows = Object.entries(/** @type {Record<string, Option>} */ (all)).map(([name, option]) => {
		const fallback = option.type === "string" && option.default ? ` (default: ${option.default})` : "";
		return `  ${`--${name}${option.value ? ` ${option.value}` : ""}`.padEnd(20)}${option.help}${fallback}`;
	});
	const text = `${purpose}\n\nUsage: ${usage}\n\nOptions:\n${rows.join("\n")}\n\nTakes: ${takes}\nExit codes: ${exits}`;
	try {
		const { values, positionals } = parseArgs({ options: all, allowPositionals: operands });
		if ("help" in values && values.help) {
			console.log(text);
			process.exit(0);
		}
		return { values, positionals };
	} catch (error) {
		const allowed = Object.keys(all).map((name) => `--${name}`);
		fail(`${error instanceof Error ? error.message.split(". ")[0] : error}.\nAllowed: ${allowed.join(", ")}. Usage: ${usage}`);
	}
}

/**
 * Exits with a message that says what is wrong and how to fix it.
 *
 * @param {string} message
 * @returns {never}
 */
export function fail(message, status = 2) {
	console.error(message);
	process.exit(status);
}
