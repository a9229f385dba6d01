import type { Content } from "./load.ts";
import type { SitePage } from "./site-pages.ts";

/** The pages that menus and lists lead to: an overview goes with its last entry. */
export function listedPages({ pages, posts, caseStudies }: Pick<Content, "pages" | "posts" | "caseStudies">): SitePage[] {
	return pages.filter(({ kind }) => !(kind === "blog" && posts.length === 0) && !(kind === "case-studies" && caseStudies.length === 0));
}
