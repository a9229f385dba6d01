import { site } from "virtual:site";
import type { Views } from "../../shared/content-types.ts";
import { messageHref } from "../parts/closing.tsx";
import { CopyAddress } from "../parts/copy-address.tsx";
import { Items } from "../parts/items.tsx";
import { Line } from "../parts/line.tsx";
import { Crumbs, Headline } from "../parts/opening.tsx";
import { Rows } from "../parts/rows.tsx";
import { Section } from "../parts/section.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { Sources } from "../parts/sources.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { ChatButton, mailHref } from "../ui/contact-links.tsx";
import { words } from "../words.ts";

/** Contact: the email address at full width, what to write, and the messages of the next 48 hours, up to the reply. */
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
			<Section id="brief" title={page.brief.title} size="text-m leading-tight max-sm:pr-18" className="ground-sheet py-section">
				<ol className="ruled-hair display mt-5 text-[clamp(2.125rem,0.9rem+3.8cqw,5rem)]/[1.08] lg:mt-8 lg:*:py-5">
					{page.brief.lines.map((line) => (
						<Line key={line} as="li" text={line} />
					))}
				</ol>
				<p className="border-t-[1.5px] border-hair pt-3 text-lead">{page.brief.text}</p>
				<div data-nosnippet="">
					<h3 className="mt-section text-m leading-tight">{page.leaveOut.title}</h3>
					<Rows
						rows={page.leaveOut.lines.map((label) => ({ label }))}
						className="serif ruled-hair mt-5 -mr-side text-[clamp(1.375rem,0.8rem+2.6cqw,3.5rem)]/[1.2] lg:mt-8 [&_dd]:min-h-[1.1em] [&_dd]:grow"
						row="flex items-center gap-4"
						label="max-w-[calc(100%-4rem)] shrink-0"
					/>
				</div>
			</Section>
			<Hours {...page} />
			<Sources sources={page.sources} related={page.related} />
		</>
	);
}

const SHEET =
	"flex flex-col px-5 py-6 text-[1.25rem] [&>.serif+.serif]:mt-3 [&_dd]:font-text [&_dd]:text-right " +
	"[&_dl]:grid-cols-[auto_auto] [&_dl]:text-base [&_dl>:last-child]:border-b-2 [&_dl>:last-child]:font-bold";
/** Text sizes of the hours, which grow from step to step. REPLY also sets the reply in larger type than the other messages. */
const HOURS = ["text-[20cqw] lg:text-[6cqw]", "text-[29cqw] lg:text-[10cqw]", "text-[40cqw] lg:text-[17cqw]"];
const REPLY = "text-[1.375rem] lg:row-span-2 lg:pl-8 lg:py-10 lg:text-[clamp(1.5rem,2.4cqw,2rem)]";
const STAGE = "ground-stage overflow-x-clip py-section [--section:93rem] lg:[--section:67rem] [&+.sources]:py-6";
const STEPS =
	"ml-side grid grid-cols-1 lg:-mt-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,4fr)_minmax(0,6fr)] lg:grid-rows-[auto_auto_auto_1fr]";
const STEP =
	"lg:row-span-4 lg:row-start-1 lg:grid lg:grid-rows-subgrid lg:nth-1:col-start-1 lg:nth-2:col-start-2 lg:nth-3:col-start-3 " +
	"lg:last:*:not-first:pr-side";

/** The three steps, each with its hour and a message, and the company's address. A button opens the first message as an email. */
function Hours({ hours, message, caption, company }: Views["contact"]) {
	return (
		<Section id="hours" title={hours.title} size="text-closing" className={STAGE} wide>
			<div className={STEPS}>
				<ol className="contents">
					{hours.steps.map(({ by, hour, title, text, sheet }, index) => (
						<li key={hour} className={STEP}>
							<p className="display flex flex-wrap items-baseline gap-x-3 self-end border-b-[5px] pt-6 pb-4 text-h3">
								{by} <b className={`leading-[0.76] tracking-tighter whitespace-nowrap ${HOURS[index]}`}>{hour}</b> {words.hours}
							</p>
							<div className="pt-4 pr-6 pb-5">
								<h3 className="text-h3">{title}</h3>
								<Line className="mt-2 leading-snug text-muted" text={text} />
							</div>
							<Sheet {...sheet} className={index === 2 ? `${SHEET} ${REPLY}` : `${SHEET} lg:mr-6`}>
								{index === 0 && (
									<ButtonLink className="text-base" href={messageHref({ ...message, lines: sheet.lines })}>
										{message.button}
									</ButtonLink>
								)}
							</Sheet>
						</li>
					))}
				</ol>
				<address className="grid content-end gap-2 pt-8 pr-side not-italic lg:col-span-2 lg:col-start-1 lg:row-start-4">
					<p className="caption">{caption}</p>
					<p className="display mt-6 text-h2">{site.name}</p>
					{company && <Items texts={company} className="grid gap-1 text-lead" />}
				</address>
			</div>
		</Section>
	);
}
