import { parseArgs } from "node:util";

/**
 * An option. `value` names its argument, such as FILE; an argument named N must be a whole number of at least 1.
 *
 * @typedef {{ type: "string" | "boolean", short?: string, default?: string, value?: string, help: string }} Option
 */

/**
 * Parses a command's arguments. With --help, prints the help and exits; with invalid arguments, exits with code 2.
 * In the help, `takes` is the duration and `exits` explains the exit codes. `operands` allows positional arguments.
 * @template {Record<string, Option>} Options
 * @param {{ usage: string, purpose: string, takes: string, exits?: string, operands?: boolean, options?: Options }} command
 */
export function readArguments({ usage, purpose, takes, exits, operands = false, options = /** @type {Options} */ ({}) }) {
	const help = { type: /** @type {const} */ ("boolean"), short: "h", help: "Print this help" };
	const all = { ...options, help };
	const entries = Object.entries(/** @type {Record<string, Option>} */ (all));
	try {
		const { values, positionals } = parseArgs({ options: all, allowPositionals: operands });
		if ("help" in values && values.help) {
			const rows = entries.map(([name, { value, help: text, default: fallback }]) => {
				const option = `--${name}${value ? ` ${value}` : ""}`;
				return `  ${option.padEnd(20)}${text}${fallback ? ` (default: ${fallback})` : ""}\n`;
			});
			console.log(`${purpose}\n\nUsage: ${usage}\n\nOptions:\n${rows.join("")}\nDuration: ${takes}`);
			console.log(`Exit codes: ${exits ?? "0 on success, 1 on failure, 2 on invalid arguments"}`);
			process.exit(0);
		}
		for (const [name, { value }] of entries) {
			const given = Object(values)[name];
			if (value === "N" && !/^[1-9]\d*$/.test(given)) throw new Error(`--${name} ${given} is not a whole number of at least 1`);
		}
		return { values, positionals };
	} catch (error) {
		const allowed = entries.map(([name]) => `--${name}`);
		fail(`${error instanceof Error ? error.message.split(". ")[0] : error}.\nAllowed: ${allowed.join(", ")}. Usage: ${usage}`);
	}
}

/**
 * Prints a message to stderr and exits with `status`.
 * @param {unknown} message What is wrong and how to fix it, or an error whose message is printed.
 * @returns {never}
 */
export function fail(message, status = 2) {
	console.error(message instanceof Error ? message.message : message);
	process.exit(status);
}
