import { createHash } from "node:crypto";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import type { Site } from "../../model/site/site.ts";

/**
 * What Tailwind writes and nothing here reads: its banner; its stand-in for @property, which every browser with
 * light-dark() and popover knows; and variables for utilities that the site doesn't use (borders are solid by reset.css).
 */
const UNUSED =
	/\/\*!.*?\*\/\s*|@layer properties\{@supports.*?\}\}\}|@property --tw-(?:font-weight|tracking|border-style)\{.*?\}|--tw-(?:font-weight|tracking):[^;}]*;|border(?:-\w+)*-style:var\(--tw-border-style\);/gs;

const SHARED = "app/styles/app.css";
const PAGE_STYLE = /^\0?virtual:page-style\/(.+)$/;

/**
 * Two sheets a page, both inlined in its HTML: `virtual:stylesheet` is the text of the shared one, empty in the browser.
 * `virtual:page-style/SCREEN` is the sheet of one screen, `app/screens/SCREEN.css`: its text on the server, and its URL
 * for when a visitor comes by client navigation. In development the browser imports both as usual, for hot updates.
 */
export function stylesheet({ origin }: Pick<Site, "origin">): Plugin {
	return {
		name: "site:stylesheet",
		resolveId: { filter: { id: /^virtual:(stylesheet$|page-style\/)/ }, handler: (id) => `\0${id}` },
		load: {
			filter: { id: /virtual:(stylesheet$|page-style\/)/ },
			async handler(id) {
				const [, screen] = PAGE_STYLE.exec(id) ?? [];
				const file = resolve(screen === undefined ? SHARED : `app/screens/${screen}.css`);
				const inBrowser = this.environment.name === "client";
				if (this.environment.mode !== "build") {
					if (inBrowser) return `import ${JSON.stringify(file)}; export default ${screen ? "{}" : '""'};`;
					// Unlike a build, the development server can't hand over the code of a module.
					return `import text from ${JSON.stringify(`${file}?inline`)}; export default ${screen ? "{ text }" : "text"};`;
				}
				if (inBrowser && screen === undefined) return 'export default "";';

				const { code } = await this.load({ id: `${file}?inline`, moduleSideEffects: false });
				const text = JSON.parse(code?.replace(/^export default |;?\s*$/g, "") ?? '""')
					.replace(UNUSED, "")
					.replace("{origin}", origin);
				if (screen === undefined) return `export default ${JSON.stringify(text)};`;
				const fileName = `assets/${screen.replaceAll("/", "-")}-${createHash("sha256").update(text).digest("base64url").slice(0, 8)}.css`;
				if (inBrowser) this.emitFile({ type: "asset", fileName, source: text });
				return `export default ${JSON.stringify({ url: `/${fileName}`, text: inBrowser ? "" : text })};`;
			},
		},
	};
}
