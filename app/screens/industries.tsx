import type { Views } from "../../shared/content-types.ts";
import { CtaBanner } from "../blocks/cta-banner.tsx";
import { EmailAction } from "../blocks/email-action.tsx";
import { Hero } from "../blocks/hero.tsx";
import { PhotoWall } from "../blocks/photo-wall.tsx";
import { QueryIndex } from "../blocks/query-index.tsx";
import { SectionHeading } from "../blocks/section-heading.tsx";
import { Sources } from "../blocks/sources.tsx";
import { ChatButton } from "../ui/contact-links.tsx";
import { Section } from "../ui/section.tsx";

/** Industries overview (docs/product.md, section 2). */
export default function Industries({ page }: { page: Views["industries"] }) {
	return (
		<>
			<Hero hero={page.hero} trail={page.trail} aside={<QueryIndex title={page.queriesTitle} entries={page.queries} />}>
				<EmailAction>Email Our Team</EmailAction>
				<ChatButton variant="line">Chat on WhatsApp</ChatButton>
			</Hero>
			<Section bleed aria-labelledby="sectors">
				<div className="wrap">
					<SectionHeading id="sectors">{page.sectorsTitle}</SectionHeading>
				</div>
				<PhotoWall cards={page.industries} detailed />
			</Section>
			<Sources sources={page.sources} />
			<CtaBanner {...page.cta} />
		</>
	);
}
