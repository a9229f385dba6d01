import { site } from "virtual:site";
import type { Views } from "../../shared/content-types.ts";
import { messageHref } from "../parts/closing.tsx";
import { CopyAddress } from "../parts/copy-address.tsx";
import { Items } from "../parts/items.tsx";
import { Line } from "../parts/line.tsx";
import { Crumbs, Headline } from "../parts/opening.tsx";
import { Rows } from "../parts/rows.tsx";
import { Section, SectionHead } from "../parts/section.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { Sources } from "../parts/sources.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { ChatButton, mailHref } from "../ui/contact-links.tsx";
import { words } from "../words.ts";

/** Contact: the email address at full width, the chat, and the messages of the next 48 hours. */
export default function Contact({ page }: { page: Views["contact"] }) {
	const [local = "", domain = ""] = site.email.split("@");
	return (
		<>
			<section className="wrap pt-4 pb-7 lg:pt-5 lg:pb-10">
				<Crumbs trail={page.trail} />
				<Headline hero={page.hero} className="mt-3 text-closing lg:mt-5" />
				<Line className="mt-2 text-lead leading-snug text-muted" text={page.hero.intro} />
				{/* Sized for 17 characters on one line; phones break the address after the @. Longer addresses wrap. */}
				<a
					href={mailHref}
					className="display h1-link mt-3 block py-1 text-[clamp(1rem,11.5cqw,3.5rem)]/[1.15] wrap-anywhere sm:text-[calc((50cqw-var(--side))*0.168)] lg:mt-6"
				>
					<span className="max-sm:block">{local}@</span>
					<wbr />
					{domain}
				</a>
				<div className="mt-4 grid grid-cols-[auto_1fr] gap-x-3 gap-y-4 lg:mt-7 lg:grid-cols-2 lg:gap-x-12">
					<div className="contents lg:grid lg:grid-cols-[auto_1fr] lg:items-center lg:gap-4">
						<CopyAddress />
						<Line className="max-lg:order-1 max-lg:col-span-2" text={page.email} />
					</div>
					<div className="contents lg:grid lg:grid-cols-[auto_1fr] lg:items-center lg:gap-4">
						<ChatButton variant="line">{words.chatOnWhatsApp}</ChatButton>
						<Line className="max-lg:order-1 max-lg:col-span-2" text={page.chat} />
					</div>
				</div>
			</section>
			<Hours {...page} />
			<section className="ground-panel px-side split gap-y-0 [&+.sources]:-mb-section [&+.sources]:py-6" aria-labelledby="brief">
				<div className="py-section lg:pr-8">
					<SectionHead id="brief" title={page.brief.title} lead={page.brief.text} className="content-start" />
					<address className="mt-8 grid content-start gap-2 not-italic">
						<p className="display text-h3">{site.name}</p>
						{page.company && <Items texts={page.company} className="grid gap-2" />}
					</address>
				</div>
				<div className="ground-sheet -mx-side px-side py-8 lg:-ml-12 lg:py-section lg:pl-12" data-nosnippet="">
					<h3 className="text-m">{page.leaveOut.title}</h3>
					<Rows
						rows={page.leaveOut.lines.map((label) => ({ label }))}
						className="serif ruled-hair mt-2 text-[1.25rem] leading-snug lg:text-[2.25rem] [&_dd]:min-h-[0.8em]"
						row="flex items-center gap-3 lg:py-5"
						label="max-w-[calc(100%-3rem)] shrink-0"
					/>
				</div>
			</section>
			<Sources sources={page.sources} related={page.related} />
		</>
	);
}

const SHEET =
	"flex flex-col border-rule px-5 py-6 text-[1.25rem] lg:border-dotted [&>.serif+.serif]:mt-3 [&_dd]:font-text [&_dd]:text-right " +
	"[&_dl]:grid-cols-[auto_auto] [&_dl]:text-base [&_dl>:last-child]:border-b-2 [&_dl>:last-child]:font-bold";

/** The three steps, each with its hour and a message. A button opens the first message as an email. */
function Hours({ hours, message, caption }: Views["contact"]) {
	return (
		<Section id="hours" title={hours.title} className="ground-stage overflow-x-clip pt-8 pb-6" wide>
			<ol className="ml-side mt-5 border-t-[5px] lg:grid lg:grid-cols-[3.5fr_4fr_5.5fr] lg:grid-rows-[auto_1fr]">
				{hours.steps.map(({ by, hour, title, text, sheet }, index) => (
					<li key={hour} className="lg:row-span-2 lg:grid lg:grid-rows-subgrid lg:last:*:pr-side lg:not-first:*:last:border-l-2">
						<div className="pt-5 pr-6 pb-5">
							<p className="display flex items-baseline gap-3 text-h3">
								{by} <b className="text-[clamp(4rem,7cqw,7rem)]/[0.9]">{hour}</b> {words.hours}
							</p>
							<h3 className="mt-4 text-h3">{title}</h3>
							<Line className="mt-2 leading-snug text-muted" text={text} />
						</div>
						<Sheet {...sheet} className={SHEET}>
							{index === 0 && (
								<ButtonLink className="text-base" href={messageHref({ ...message, lines: sheet.lines })}>
									{message.button}
								</ButtonLink>
							)}
						</Sheet>
					</li>
				))}
			</ol>
			<p className="wrap caption mt-3">{caption}</p>
		</Section>
	);
}
