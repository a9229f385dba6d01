import { expect, test } from "vitest";
import { colorOf, declarationsOf } from "./tokens.ts";

const from = declarationsOf(`
	--palette-red-700: #8A1030; /* as a drawing program writes it */
	--palette-short: #FFF;
	--link: light-dark(--theme(--palette-red-700), --theme(--palette-short));
	--band: red;
`);

test("a colour may be written in capitals", () => {
	expect([colorOf("link", "light", from), colorOf("link", "dark", from)]).toEqual(["#8a1030", "#fff"]);
});

test("what is no colour names the file and the token", () => {
	expect(() => colorOf("band", "light", from)).toThrow("app/styles/tokens.css: --band is red; it needs a colour such as #f3f7f8.");
	expect(() => colorOf("cite", "light", from)).toThrow("app/styles/tokens.css has no --cite.");
});
