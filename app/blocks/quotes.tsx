import { Section } from "../ui/section.tsx";
import type { QuoteData } from "./quote.tsx";
import { Quote } from "./quote.tsx";

interface QuotesProps {
	/** Names the section; read and not seen, since the quotes speak for themselves. */
	title: string;
	/** The first one is the large one. */
	quotes: readonly QuoteData[];
}

/** The yellow slab: one client's words, large, and further ones below. */
export function Quotes({ title, quotes }: QuotesProps) {
	const [first, ...others] = quotes;
	if (!first) return null;
	return (
		<Section ground="yellow" aria-labelledby="testimonials">
			<h2 id="testimonials" className="sr-only">
				{title}
			</h2>
			<Quote {...first} />
			{others.length > 0 && (
				<ul className="cards ruled mt-section">
					{others.map((quote) => (
						<li key={quote.name}>
							<Quote {...quote} size="small" />
						</li>
					))}
				</ul>
			)}
		</Section>
	);
}
