import { site } from "virtual:site";
import { Mail, MessageCircle } from "lucide";
import type { IconNode, Views } from "../../shared/content-types.ts";
import { messageHref } from "../parts/closing.tsx";
import { CopyAddress } from "../parts/copy-address.tsx";
import { Line } from "../parts/line.tsx";
import { Crumbs, Headline } from "../parts/opening.tsx";
import { Query } from "../parts/query.tsx";
import { Rows } from "../parts/rows.tsx";
import { Section, SectionHead } from "../parts/section.tsx";
import { SheetHead } from "../parts/sheet-head.tsx";
import { Sources } from "../parts/sources.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { ChatButton, mailHref } from "../ui/contact-links.tsx";
import { Icon } from "../ui/icon.tsx";
import { words } from "../words.ts";

/** Contact: the email address at full width, the chat, and the messages of the next 48 hours. */
export default function Contact({ page }: { page: Views["contact"] }) {
	const [local = "", domain = ""] = site.email.split("@");
	return (
		<>
			<section className="wrap pt-6 pb-8">
				<Crumbs trail={page.trail} />
				<Headline hero={page.hero} className="mt-5 text-closing" />
				<Line className="mt-2 text-lead text-muted" text={page.hero.intro} />
				<div className="mt-5 border-t-[1.5px] pt-4 pb-6">
					<Label icon={Mail}>{page.email.title}</Label>
					{/* Sized so that 17 characters fill a line; on phones, so that the longer half fits. */}
					<a
						href={mailHref}
						className="display h1-link block py-1 text-[clamp(1rem,11.5cqw,3.5rem)]/[1.15] wrap-anywhere sm:text-[calc((50cqw-var(--side))*0.168)]"
					>
						<span className="max-sm:block">{local}@</span>
						<wbr />
						{domain}
					</a>
					<div className="mt-4 flex items-center gap-4 max-sm:pr-16">
						<CopyAddress />
						<Line className="max-w-[34rem]" text={page.email.text} />
					</div>
				</div>
				<div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-3 border-t-[1.5px] pt-4">
					<div>
						<Label icon={MessageCircle}>{page.chat.title}</Label>
						<Line className="mt-1" text={page.chat.text} />
					</div>
					<ChatButton variant="line">{words.chatOnWhatsApp}</ChatButton>
				</div>
			</section>
			<Hours {...page} />
			<section className="ground-panel" aria-labelledby="brief">
				<div className="wrap grid gap-x-12 gap-y-8 py-section lg:grid-cols-[4fr_5.4fr_2.6fr]">
					<SectionHead id="brief" title={page.brief.title} className="content-start">
						{page.brief.text}
					</SectionHead>
					<figure>
						<div className="ground-sheet px-6 py-5" data-nosnippet="">
							<h3 className="text-h3">{page.leaveOut.title}</h3>
							<Rows
								rows={page.leaveOut.lines.map((label) => ({ label }))}
								className="serif ruled-hair mt-2 text-[1.25rem]"
								row="flex gap-3"
								label="max-w-[calc(100%-3rem)] shrink-0"
							/>
						</div>
						<figcaption className="caption mt-3">{page.caption}</figcaption>
					</figure>
					<address className="grid content-start gap-2 not-italic">
						<p className="display text-h3">{site.name}</p>
						{page.company?.map((text) => (
							<p key={text}>{text}</p>
						))}
					</address>
				</div>
			</section>
			<Sources sources={page.sources} related={page.related} />
		</>
	);
}

function Label({ icon, children }: { icon: IconNode; children: string }) {
	return (
		<h2 className="flex items-center gap-3 font-text text-[1.0625rem]/[1.6] font-[650] tracking-normal">
			<Icon node={icon} className="text-link" />
			{children}
		</h2>
	);
}

/** The three steps, each with its time and the message written then. */
function Hours({ hours, message, notes, reply, caption }: Views["contact"]) {
	const sheets = [
		<>
			<SheetHead text={message.title} />
			{message.lines.map((text) => (
				<Line key={text} className="serif text-[1.25rem] leading-snug" text={text} />
			))}
			<ButtonLink href={messageHref(message)} className="mt-3 text-[1.0625rem]">
				{message.button}
			</ButtonLink>
		</>,
		<>
			<SheetHead text={notes.title} />
			<Query>{notes.query}</Query>
			<Rows
				rows={notes.found.map(({ page, verdict }) => ({ label: page, text: verdict }))}
				className="divide-y divide-hair font-mono text-small font-medium"
				row="flex flex-wrap justify-between gap-x-4 py-[0.4rem] last:border-y-2 last:border-ink last:font-bold"
				text=""
			/>
			<p>{notes.why}</p>
		</>,
		<>
			<SheetHead text={reply.subject} />
			{reply.parts.map(({ lead, text }) => (
				<p key={lead} className="text-[1.125rem] leading-snug">
					<strong>{lead}</strong> <Line as="span" text={text} />
				</p>
			))}
			<p className="serif text-[1.25rem] italic">{reply.signed}</p>
		</>,
	];
	return (
		<Section id="hours" title={hours.title} lead={hours.intro} head="" className="ground-stage overflow-x-clip pt-8 pb-6" wide>
			<ol className="ml-side mt-5 border-t-[5px] lg:grid lg:grid-cols-[3.5fr_4fr_5.5fr] lg:grid-rows-[auto_1fr]">
				{hours.steps.map(({ by, hour, title, text }, index) => (
					<li key={hour} className="lg:row-span-2 lg:grid lg:grid-rows-subgrid lg:last:*:pr-side lg:not-first:*:last:border-l-2">
						<div className="pt-5 pr-6 pb-6">
							<p className="display flex items-baseline gap-3 text-h3">
								{by} <b className="text-[clamp(4rem,7cqw,7rem)]/[0.9]">{hour}</b> {words.hours}
							</p>
							<h3 className="mt-4 text-h3">{title}</h3>
							<Line className="mt-2 text-muted" text={text} />
						</div>
						<div className="ground-sheet grid content-start gap-3 border-rule px-5 py-6 lg:border-dotted" data-nosnippet="">
							{sheets[index]}
						</div>
					</li>
				))}
			</ol>
			<p className="wrap caption mt-3">{caption}</p>
		</Section>
	);
}
