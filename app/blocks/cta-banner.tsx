import { layout } from "virtual:layout";
import type { CallToAction } from "../../shared/content-types.ts";
import { ChatButton } from "../ui/contact-links.tsx";
import { Section } from "../ui/section.tsx";
import { Text } from "../ui/text.tsx";
import { EmailAction } from "./email-action.tsx";

/** The closing banner: one way to write, one to chat, and three reassurances. */
export function CtaBanner({ title, description, buttonText }: CallToAction) {
	return (
		<Section ground="stage" className="band" aria-labelledby="cta">
			<div className="grid items-end gap-x-12 gap-y-8 lg:grid-cols-12">
				<div className="lg:col-span-7">
					<h2 id="cta" className="text-closing">
						{title}
					</h2>
					<p className="mt-4 max-w-[34rem] text-lead text-balance">
						<Text text={description} />
					</p>
				</div>
				<div className="lg:col-span-5">
					<div className="tablet-pair grid gap-3 sm:w-fit">
						<EmailAction variant="cite">{buttonText}</EmailAction>
						<ChatButton variant="line">WhatsApp Us Now</ChatButton>
					</div>
					<ul className="mt-5 flex flex-wrap gap-x-5 gap-y-1 text-small">
						{layout.reassurances.map((text) => (
							<li key={text}>{text}</li>
						))}
					</ul>
				</div>
			</div>
		</Section>
	);
}
