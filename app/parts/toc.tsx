import type { Heading } from "../../shared/content-types.ts";
import { words } from "../words.ts";
import { Line } from "./line.tsx";

/** Table of contents, beside the text on wide screens. */
export function Toc({ headings }: { headings: readonly Heading[] }) {
	if (headings.length === 0) return null;
	return (
		<nav aria-label={words.contents} className="toc stays lg:[grid-area:1/1/3]">
			<p className="mono border-t-[1.5px] border-ink pt-3 text-muted">{words.contents}</p>
			<ol className="mt-3 gap-x-8">
				{headings.map(({ id, text }) => (
					<li key={id} className="break-inside-avoid">
						<Line href={`#${id}`} className="block py-2 text-small text-link lg:py-[0.1875rem]" text={text} />
					</li>
				))}
			</ol>
		</nav>
	);
}
