import { resolve } from "node:path";
import type { Plugin } from "vite";
import type { Site } from "../model/site-config.ts";

/**
 * What Tailwind writes and nothing here reads: its banner; its stand-in for @property, which every browser with
 * light-dark() and popover knows; and variables for utilities that the site doesn't use (borders are solid by reset.css).
 */
const IDLE =
	/\/\*!.*?\*\/\s*|@layer properties\{@supports.*?\}\}\}|@property --tw-(?:font-weight|tracking|border-style)\{.*?\}|--tw-(?:font-weight|tracking):[^;}]*;|border(?:-\w+)*-style:var\(--tw-border-style\);/gs;

/**
 * `virtual:stylesheet` is the text of the one stylesheet on the server and empty in the browser, where the
 * prerendered page has it inlined already. In development the browser imports it as usual, for hot updates.
 */
export function stylesheet({ origin }: Pick<Site, "origin">): Plugin {
	const file = resolve("app/styles/app.css");
	return {
		name: "site:stylesheet",
		resolveId: { filter: { id: /^virtual:stylesheet$/ }, handler: (id) => `\0${id}` },
		load: {
			filter: { id: /virtual:stylesheet$/ },
			handler() {
				if (this.environment.name !== "client") {
					return `import css from ${JSON.stringify(`${file}?inline`)}; import { nestedCss } from ${JSON.stringify(resolve("vite/nested-css.ts"))};
						export default nestedCss(css.replace(${IDLE}, "").replace("{origin}", ${JSON.stringify(origin)}));`;
				}
				return this.environment.mode === "build" ? `export default "";` : `import ${JSON.stringify(file)}; export default "";`;
			},
		},
	};
}
