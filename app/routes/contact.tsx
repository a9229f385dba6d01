import { site } from "virtual:site";
import { ContactActions } from "../blocks/contact-actions.tsx";
import { Hero } from "../blocks/hero.tsx";
import type { Views } from "../content/views.ts";

/** Contact: two large actions, the response time, the site's name, and nothing else. */
export default function Contact({ page }: { page: Views["contact"] }) {
	return (
		<>
			<Hero hero={page.hero} trail={{ above: [], name: "Contact Us" }} />
			<ContactActions email={page.email} chat={page.chat} />
			<p className="wrap pt-8 text-lead text-muted">
				<strong className="font-[650] text-ink">{site.name}.</strong> {page.response}
			</p>
		</>
	);
}
