import { layout } from "virtual:layout";
import type { CallToAction } from "../content/call-to-action.ts";
import { ChatButton } from "../ui/contact-links.tsx";
import { Ranges } from "../ui/ranges.tsx";
import { EmailAction } from "./email-action.tsx";

/** The closing banner: one way to write, one to chat, and three reassurances. */
export function CtaBanner({ title, description, buttonText }: CallToAction) {
	return (
		<section className="band bg-band py-section text-on-band" aria-labelledby="cta">
			<div className="wrap grid items-end gap-x-12 gap-y-10 lg:grid-cols-12">
				<div className="lg:col-span-7">
					<h2 id="cta" className="text-closing">
						{title}
					</h2>
					<p className="mt-4 max-w-[34rem] text-lead text-balance">
						<Ranges text={description} />
					</p>
				</div>
				<div className="lg:col-span-5">
					<div className="tablet-pair grid gap-3 sm:w-fit">
						<EmailAction variant="cite">{buttonText}</EmailAction>
						<ChatButton variant="band">WhatsApp Us Now</ChatButton>
					</div>
					<ul className="mt-6 grid gap-x-8 gap-y-2 text-small sm:flex sm:flex-wrap">
						{layout.reassurances.map((text) => (
							<li key={text}>{text}</li>
						))}
					</ul>
				</div>
			</div>
		</section>
	);
}
