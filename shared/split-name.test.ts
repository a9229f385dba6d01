import { expect, test } from "vitest";
import { splitName } from "./split-name.ts";

test.each([
	["Citewell", "Cite", "well"],
	["Blue Harbour Marketing", "Blue Harbour ", "Marketing"],
	["Bright Side", "Bright ", "Side"],
	["A Very Long Agency", "A Very ", "Long Agency"],
])("splits %s into %s and %s", (name, plain, marked) => {
	expect(splitName(name)).toEqual([plain, marked]);
});
