import type { Placeholders } from "../model/reading/read-entry.ts";

/** Replaces {placeholders} with their values. */
export const filled = (text: string, placeholders: Placeholders) =>
	text.replace(/\{([\p{L}\p{N}_]+)\}/gu, (name, key) => placeholders[key] ?? name);
