import { Star } from "lucide";
import type { Photo, Testimonial } from "../../shared/content-types.ts";
import { DraftBadge } from "../ui/draft-badge.tsx";
import { Icon } from "../ui/icon.tsx";
import { Print } from "./print.tsx";

export type QuoteData = Pick<Testimonial, "name" | "company" | "text" | "rating"> & { photo?: Photo; draft?: boolean };

interface QuoteProps extends QuoteData {
	/** large: the one of a section. medium: beside a case. small: further ones. */
	size?: "large" | "medium" | "small";
}

/** What a client said, with stars and name. */
export function Quote({ text, name, company, rating, photo, draft, size = "large" }: QuoteProps) {
	const [person, ...role] = name.split(", ");
	return (
		<figure className={`quotation quotation-${size}`}>
			<blockquote>
				<p>“{text}”</p>
			</blockquote>
			<figcaption>
				{photo && <Print photo={photo} tint="ink" tagged={false} sizes="6rem" className="size-16" />}
				<span className="stars">
					<span className="sr-only">{rating} out of 5 stars</span>
					{Array.from({ length: rating }, (_, star) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: five equal stars.
						<Icon key={star} node={Star} className="size-5" />
					))}
				</span>
				<span>
					<strong>{person}</strong>, {[...role, company].join(", ")} <DraftBadge draft={draft} />
				</span>
			</figcaption>
		</figure>
	);
}
