import type { Content } from "../content.ts";
import { linksTo } from "./links.ts";

/** Returns what the contact page shows. */
export function contactView(content: Content, { data }: Content["contactPage"]) {
	return { ...data, related: linksTo(content, "about", "policy") };
}
