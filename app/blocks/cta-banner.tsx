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
			<div className="split split-even items-end">
				<div>
					<h2 id="cta" className="text-closing">
						{title}
					</h2>
					<p className="mt-4 max-w-[40rem] text-lead">
						<Text text={description} />
					</p>
				</div>
				<div>
					<div className="tablet-pair grid gap-3 sm:w-fit">
						<EmailAction variant="cite">{buttonText}</EmailAction>
						<ChatButton variant="line">WhatsApp Us Now</ChatButton>
					</div>
					<ul className="mt-4 flex flex-wrap gap-x-8 gap-y-1 text-small">
						{layout.reassurances.map((text) => (
							<li key={text}>{text}</li>
						))}
					</ul>
				</div>
			</div>
		</Section>
	);
}
