import type { Content } from "../load.ts";
import { linksTo } from "./links.ts";

/** What the contact page shows. */
export function contactView(content: Content, { data }: Content["contactPage"]) {
	const { head, sources, ...page } = data;
	return { ...page, related: linksTo(content, "about", "policy") };
}
