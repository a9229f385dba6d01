import type { Views } from "../../shared/content-types.ts";
import { PostGrid } from "../blocks/post-grid.tsx";
import { Closing } from "../parts/closing.tsx";
import { Crumbs, Headline } from "../parts/opening.tsx";
import { Sources } from "../parts/sources.tsx";
import { Text } from "../ui/text.tsx";

/** Blog listing (docs/product.md, section 2). */
export default function Blog({ page }: { page: Views["blog"] }) {
	return (
		<>
			<section className="hero wrap grid items-end gap-x-12 gap-y-4 pt-6 pb-8 lg:grid-cols-[7fr_5fr]">
				<div>
					<Crumbs trail={page.trail} />
					<Headline hero={page.hero} className="mt-6 text-closing" />
				</div>
				<p className="text-lead text-muted">
					<Text text={page.hero.intro} />
				</p>
			</section>
			<PostGrid posts={page.posts} />
			<Sources sources={page.sources} related={page.related} />
			<Closing cta={page.cta} />
		</>
	);
}
