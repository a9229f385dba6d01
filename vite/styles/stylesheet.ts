import { createHash } from "node:crypto";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import type { Site } from "../../model/site/site.ts";

/**
 * Tailwind output that has no effect here: the banner, the fallback for @property, the font-weight and tracking variables, which
 * nothing reads, and border styles per side, since base.css makes borders solid.
 */
const UNUSED =
	/\/\*!.*?\*\/\s*|@layer properties\{@supports.*?\}\}\}|@property --tw-(?:font-weight|tracking|border-style)\{.*?\}|--tw-(?:font-weight|tracking):[^;}]*;|border(?:-\w+)*-style:var\(--tw-border-style\);/gs;

const SHARED = "app/styles/app.css";
const PAGE_STYLE = /^\0?virtual:page-style\/(.+)$/;

/**
 * Inlines two stylesheets in each page. `virtual:stylesheet` exports the shared one; `virtual:page-style/SCREEN` exports
 * `app/screens/SCREEN.css`, with a URL for client-side navigation. In development, the browser imports both, for hot updates.
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
					// In development, this.load() doesn't return a module's code, so import it instead.
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
