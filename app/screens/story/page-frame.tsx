import type { ReactNode } from "react";
import type { Views } from "../../../shared/content-types.ts";
import { Closing } from "../../parts/closing.tsx";
import { Faq } from "../../parts/faq.tsx";
import { DraftBadge } from "../../ui/draft-badge.tsx";

interface PageFrameProps {
	page: Views["service"] | Views["industry"];
	/** Classes for the questions' background, and for the layout of the closing banner (closing.tsx). */
	faq?: string | undefined;
	closing?: string | undefined;
	/** Extra content for the closing banner, such as a prefilled email. */
	end?: ReactNode;
	children: ReactNode;
}

/** A service or industry page, which ends with questions, sources, and a closing banner (docs/product.md, section 2). */
export function PageFrame({ page, faq, closing, end, children }: PageFrameProps) {
	return (
		<>
			<DraftBadge draft={page.draft} />
			{children}
			<Faq items={page.faq} className={faq} />
			<Closing page={page} className={closing}>
				{end}
			</Closing>
		</>
	);
}
