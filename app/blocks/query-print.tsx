import type { Photo } from "../../shared/content-types.ts";
import { AskedLine } from "./asked-line.tsx";
import { Print } from "./print.tsx";

interface QueryPrintProps {
	photo: Photo;
	/** What a sector's customers type; the first is being typed. */
	queries: readonly string[];
}

/** The side of an industry's hero: a print to the edge of the page, and over it the questions that its customers type. */
export function QueryPrint({ photo, queries }: QueryPrintProps) {
	const [first, ...others] = queries;
	return (
		<>
			{/* A little more than its column on wide screens; on a phone two pixels of the photo a CSS pixel, which is enough for a print. */}
			<Print photo={photo} sizes="60vw" eager className="query-print bleed-small bleed-end" />
			<figure className="queries mono ground-sheet">
				<figcaption className="sr-only">What people ask</figcaption>
				{first && <AskedLine query={first} size="small" caret />}
				<ul>
					{others.map((query) => (
						<li key={query}>{query}</li>
					))}
				</ul>
			</figure>
		</>
	);
}
