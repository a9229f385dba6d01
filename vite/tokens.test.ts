import { expect, test } from "vitest";
import { formatProblem } from "../model/problem.ts";
import { checkTokens, colorOf, declarationsOf } from "./tokens.ts";

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

const TOKENS = `/* The palette:
   what there is */
:root {
	--palette-red-700: #8A1030; /* links */
	--palette-white: #fff;
	--link: light-dark(--theme(--palette-red-700), --theme(--palette-white));
	--visited: var(--link);
}
@media (prefers-contrast: more) {
	:root {
		--visited: var(--link);
	}
}
`;
const messagesFor = (was: string, is: string) =>
	checkTokens(TOKENS.replace(was, is), [{ file: "app/styles/base.css", css: "a { --own: 1; color: var(--visited); margin: var(--own); }" }]).map(
		formatProblem,
	);

test("the site's own tokens are without mistakes", () => {
	expect(checkTokens()).toEqual([]);
	expect(messagesFor("", "")).toEqual([]);
});

test.each([
	["#8A1030", "#8A103", "4  --palette-red-700: found #8A103; allowed: a colour such as #f3f7f8"],
	["#8A1030", "8A1030", "4  --palette-red-700: found 8A1030; allowed: a colour such as #f3f7f8"],
	["#fff", "wihte", "5  --palette-white: found wihte; allowed: a colour such as #f3f7f8"],
	["#fff", "", "5  --palette-white: found nothing; allowed: a colour such as #f3f7f8"],
	["#8A1030; /* links */", "#8A1030; // our links", "4  (all): found // our links; allowed: /* our links */, a comment as stylesheets have it"],
	[":root {", ":root {\n// ours", "4  (all): found // ours; allowed: /* ours */, a comment as stylesheets have it"],
	["/* links */", "/* links", "4  (all): found /* links without an end; allowed: */ at the end of each comment"],
	["#fff;", "#fff", "5  --palette-white: found #fff without an end; allowed: #fff;"],
	[
		"--theme(--palette-white)",
		"--theme(--palette-whit)",
		'6  --link: found --palette-whit, which no line of the file declares; allowed: a name of the file; what the sample declares there is used by the site; did you mean "--palette-white"?',
	],
	[
		"	--palette-red-700: #8A1030;",
		"",
		"6  --link: found --palette-red-700, which no line of the file declares; allowed: a name of the file; what the sample declares there is used by the site",
	],
])("a slip in the colours is told with its line: %j as %j", (was, is, message) => {
	expect(messagesFor(was, is)).toEqual([`app/styles/tokens.css:${message}`]);
});

test("a // comment is told beside the line without its end", () => {
	expect(messagesFor("#8A1030;", "#8A1030 // ours")).toEqual([
		"app/styles/tokens.css:4  --palette-red-700: found #8A1030 without an end; allowed: #8A1030;",
		"app/styles/tokens.css:4  (all): found // ours; allowed: /* ours */, a comment as stylesheets have it",
	]);
});

test("a token that another stylesheet uses and that is gone", () => {
	expect(messagesFor("	--visited: var(--link);\n", "")).toEqual([
		"app/styles/tokens.css  --visited: found nothing; allowed: a line that says what it is: app/styles/base.css uses it",
	]);
});
