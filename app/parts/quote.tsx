import { Star } from "lucide";
import type { Photo, Testimonial } from "../../shared/content-types.ts";
import { DraftBadge } from "../ui/draft-badge.tsx";
import { Icon } from "../ui/icon.tsx";
import { Text } from "../ui/text.tsx";
import { words } from "../words.ts";
import { DuotonePhoto } from "./photo.tsx";

type QuoteData = Pick<Testimonial, "name" | "company" | "text" | "mark" | "rating"> & { photo?: Photo; draft?: boolean };

interface QuoteProps {
	quote: QuoteData;
	/** Classes for the quotation. */
	className?: string;
}

/** A testimonial with its rating, person, and company. */
export function Quote({ quote: { text, mark, name, company, rating, photo, draft }, className = "text-h3" }: QuoteProps) {
	const [person, ...role] = name.split(", ");
	return (
		<figure>
			<blockquote className={`display ${className}`}>
				<p>
					“<Text text={mark ? text.replace(mark, `==${mark}==`) : text} />”
				</p>
			</blockquote>
			<figcaption className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
				{photo && <DuotonePhoto photo={photo} tint="ink" sizes="6rem" className="size-16" />}
				<span className="flex gap-0.5">
					<span className="sr-only">{words.rating(rating)}</span>
					{Array.from({ length: rating }, (_, star) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: the stars are identical.
						<Icon key={star} node={Star} className="size-5 fill-current" />
					))}
				</span>
				<span>
					<strong>{person}</strong>, {[...role, company].join(", ")} <DraftBadge draft={draft} />
				</span>
			</figcaption>
		</figure>
	);
}
