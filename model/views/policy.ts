import { readArticle } from "../articles/article.ts";
import type { Content } from "../content.ts";
import { linksTo } from "./links.ts";

/** Returns what a policy page shows. */
export function policyView(content: Content, policy: Content["policies"][number]) {
	return {
		...policy.data,
		headings: readArticle(policy.body).headings,
		related: linksTo(content, "policy", "contact").filter(({ path }) => path !== policy.path),
	};
}
