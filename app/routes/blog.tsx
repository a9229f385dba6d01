import { CtaBanner } from "../blocks/cta-banner.tsx";
import { Hero } from "../blocks/hero.tsx";
import { PostGrid } from "../blocks/post-grid.tsx";
import type { Views } from "../content/views.ts";

/** Blog listing (specification, section 2). */
export default function Blog({ page }: { page: Views["blog"] }) {
	return (
		<>
			<Hero hero={page.hero} trail={{ above: [], name: "Blog" }} />
			<PostGrid posts={page.posts} />
			<CtaBanner {...page.cta} />
		</>
	);
}
