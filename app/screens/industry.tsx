import type { IndustryProps } from "./industry/shared/parts.tsx";
import { Photo } from "./industry/shared/parts.tsx";
import { PlainPage } from "./story/plain-page.tsx";

/** An industry page without its own illustrated example (docs/product.md, section 2). */
export default function Industry({ page, article }: IndustryProps) {
	const photo = <Photo photo={page.photo} tint="ink" className="aspect-3/2 lg:-mr-side lg:aspect-auto" />;
	return <PlainPage page={page} article={article} icon={page.icon} aside={photo} />;
}
