import type { Content } from "../content.ts";
import { photoOf } from "../fields/photo.ts";
import { authorOf, bylineOf } from "./byline.ts";
import { linksTo } from "./links.ts";

/** Returns what the blog shows. */
export function blogView(content: Content, { data }: Content["blogPage"]) {
	return {
		...data,
		related: linksTo(content, "services", "case-studies", "about"),
		posts: content.posts.map(({ slug, data }) => {
			const { author, reviewer, updated, ...post } = data;
			return { ...post, byline: { ...bylineOf(content, data), author: authorOf(content, author) }, id: slug, photo: photoOf(content, post.photo) };
		}),
	};
}
