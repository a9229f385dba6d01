import { globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} KB`;

/** Where a page shows its own weight (app/blocks/page-weight.tsx). */
const PLACE = /(data-weight="(html|fonts)"[^>]*>)[^<]*/g;

/**
 * Writes into a built page what it weighs: the page itself, compressed as it travels, and the fonts that its style names. The
 * figures are rounded, so that putting them in does not change them.
 */
export function fillWeights(client: string): void {
	for (const file of globSync("**/*.html", { cwd: client })) {
		const path = join(client, file);
		const page = readFileSync(path, "utf8");
		if (page.search(PLACE) < 0) continue;
		const fonts = new Set([...page.matchAll(/[^"'()\s]+\.woff2/g)].map(([url]) => url));
		const weights: Record<string, string> = {
			html: kilobytes(brotliCompressSync(page).length),
			fonts: kilobytes([...fonts].reduce((sum, url) => sum + statSync(join(client, url)).size, 0)),
		};
		writeFileSync(
			path,
			page.replace(PLACE, (_, tag: string, name: string) => `${tag}${weights[name]}`),
		);
	}
}
