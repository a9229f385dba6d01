import { site } from "virtual:site";
import type { Views } from "../../shared/content-types.ts";
import { ContactActions } from "../blocks/contact-actions.tsx";
import { Hero } from "../blocks/hero.tsx";
import { NextHours } from "../blocks/next-hours.tsx";
import { Sources } from "../blocks/sources.tsx";
import { Text } from "../ui/text.tsx";

/** Contact: two large actions, the site's name, and what happens next. */
export default function Contact({ page }: { page: Views["contact"] }) {
	return (
		<>
			<Hero hero={page.hero} trail={page.trail} aside={<NextHours hours={page.hours} reply={page.reply} />}>
				<div className="w-full">
					<ContactActions email={page.email} chat={page.chat} />
					<p className="border-t-[1.5px] border-ink pt-4">
						<Text text={page.response} />
					</p>
					<address className="mt-4 not-italic">
						<p className="font-[650]">{site.name}</p>
						{page.company?.map((text) => (
							<p key={text}>{text}</p>
						))}
					</address>
				</div>
			</Hero>
			<Sources sources={page.sources} related={page.related} />
		</>
	);
}
