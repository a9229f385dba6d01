import type { Content } from "../content.ts";
import { photoOf } from "../fields/photo.ts";
import { GRADES } from "../kinds/post.ts";
import { authorOf, bylineOf } from "./byline.ts";

type Post = Content["posts"][number]["data"];

/** Returns the data for the blog, with its posts in the order of model/content.ts (newest first). */
export function blogView(content: Content, { data }: Content["blogPage"]) {
	return {
		...data,
		posts: content.posts.map(({ slug, data: post }) => {
			const { author, reviewer, updated, graded, ...shown } = post;
			return {
				...shown,
				byline: { ...bylineOf(content, post), author: authorOf(content, author) },
				id: slug,
				photo: photoOf(content, post.photo),
				graded: graded && gradedView(content, graded),
			};
		}),
	};
}

/** Groups a post's statements by grade. Adds each statement's position in the post and, if any, the source of its grade. */
function gradedView(content: Content, { rows, ...graded }: NonNullable<Post["graded"]>) {
	const numbered = rows.map(({ fact, ...row }, index) => {
		const source = content.facts.find(({ slug }) => slug === fact)?.data.source;
		return {
			...row,
			number: index + 1,
			source: source && { text: `${source.name}, ${source.publisher}${source.date ? "," : ""}`, date: source.date },
		};
	});
	const groups = GRADES.map((grade) => ({ grade, rows: numbered.filter((row) => row.grade === grade) }));
	return { ...graded, groups: groups.filter((group) => group.rows.length > 0) };
}
