import type { Views } from "../../shared/content-types.ts";
import { CtaBanner } from "../blocks/cta-banner.tsx";
import { Hero } from "../blocks/hero.tsx";
import { PostGrid } from "../blocks/post-grid.tsx";
import { Sources } from "../blocks/sources.tsx";

/** Blog listing (docs/product.md, section 2). */
export default function Blog({ page }: { page: Views["blog"] }) {
	return (
		<>
			<Hero hero={page.hero} trail={page.trail} />
			<PostGrid posts={page.posts} />
			<Sources sources={page.sources} related={page.related} />
			<CtaBanner {...page.cta} />
		</>
	);
}
