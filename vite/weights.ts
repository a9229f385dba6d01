import { statSync } from "node:fs";
import { join } from "node:path";
import { compressed } from "./compress.ts";

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} KB`;

/** Where a page shows its own weight (app/blocks/page-weight.tsx). */
const PLACE = /(data-weight="(html|fonts)"[^>]*>)[^<]*/g;

/**
 * A rendered page with what it weighs: the page itself, compressed as it travels, and the fonts that its style names. The
 * figures are rounded, so that putting them in does not change them.
 */
export async function withWeights(page: string, client: string, level: number): Promise<string> {
	if (page.search(PLACE) < 0) return page;
	const fonts = new Set([...page.matchAll(/[^"'()\s]+\.woff2/g)].map(([url]) => url));
	const weights: Record<string, string> = {
		html: kilobytes((await compressed(Buffer.from(page), level)).br.length),
		fonts: kilobytes([...fonts].reduce((sum, url) => sum + statSync(join(client, url)).size, 0)),
	};
	return page.replace(PLACE, (_, tag: string, name: string) => `${tag}${weights[name]}`);
}
