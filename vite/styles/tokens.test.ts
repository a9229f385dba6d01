import { expect, test } from "vitest";
import { formatProblem } from "../../model/reading/problem.ts";
import { checkTokens, colorOf, parseTokens } from "./tokens.ts";

test("reads colors by theme, and rejects missing tokens and values that are not colors", () => {
	const { tokens } = parseTokens(`:root {
		--palette-red: #8A1030; /* links */
		--palette-short: #FFF;
		--link: light-dark(--theme(--palette-red), --theme(--palette-short));
		--band: var(--size);
		--size: 1rem;
	}`);
	expect([colorOf("link", "light", tokens), colorOf("link", "dark", tokens)]).toEqual(["#8a1030", "#ffffff"]);
	expect(() => colorOf("band", "light", tokens)).toThrow("app/styles/tokens.css: --size is not a color such as #f3f7f8.");
	expect(() => colorOf("cite", "light", tokens)).toThrow("app/styles/tokens.css has no --cite.");
});

const TOKENS = `/* The palette:
   two colors */
@theme inline {
	--palette-red: #8A1030; /* links */
	--palette-white: #fff;
}
:root {
	--link: light-dark(--theme(--palette-red), --theme(--palette-white));
	--visited: var(--link);
}
`;
const messagesFor = (was: string, is: string) =>
	checkTokens(TOKENS.replace(was, is), [
		{ file: "app/styles/base.css", css: "a { --own: 1; color: var(--visited); margin: var(--own); }" },
	]).map(formatProblem);

test("the site's own tokens have no mistakes", () => {
	expect(checkTokens()).toEqual([]);
	expect(messagesFor("", "")).toEqual([]);
});

const SYNTAX = "expected a semicolon after each value, and comments between /* and */";
const NAME = "expected a name declared in tokens.css";

test.each([
	["#8A1030", "#8A103", "tokens.css:4  --palette-red: found #8A103; expected a color such as #f3f7f8"],
	["#8A1030", "8A1030", "tokens.css:4  --palette-red: found 8A1030; expected a color such as #f3f7f8"],
	["#fff", "wihte", "tokens.css:5  --palette-white: found wihte; expected a color such as #f3f7f8"],
	["#fff", "", "tokens.css:5  --palette-white: found nothing; expected a color such as #f3f7f8"],
	["#8A1030;", "#8A1030", `tokens.css:4  --palette-red: found more than one value; ${SYNTAX}`],
	["#8A1030; /* links */", "#8A1030 // links", `tokens.css:4  --palette-red: found more than one value; ${SYNTAX}`],
	["#8A1030; /* links */", "#8A1030; // links", `tokens.css:4  (all): found Unexpected token Delim('/'); ${SYNTAX}`],
	["(--palette-white)", "(--palette-whit)", `tokens.css:8  --link: found --palette-whit; ${NAME}; did you mean "--palette-white"?`],
	["	--visited: var(--link);\n", "", `base.css  var(): found --visited; ${NAME}`],
])("reports the mistake when %j is changed to %j", (was, is, message) => {
	expect(messagesFor(was, is)).toContain(`app/styles/${message}`);
});
