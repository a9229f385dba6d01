import type { ArticleParts, Views } from "../../shared/content-types.ts";
import { DuotonePhoto } from "../parts/photo.tsx";
import { PlainPage } from "../parts/plain-page.tsx";

interface IndustryProps {
	page: Views["industry"];
	/** In collapsible parts or whole. */
	article: ArticleParts<string> | string;
}

/** An industry page without its own illustrated example (docs/product.md, section 2). */
export default function Industry({ page, article }: IndustryProps) {
	const photo = (
		<DuotonePhoto photo={page.prints.hero} sizes="(min-width: 1024px) 42vw, 100vw" className="aspect-3/2 lg:-mr-side lg:aspect-auto" />
	);
	return <PlainPage page={page} article={article} icon={page.icon} aside={photo} />;
}
