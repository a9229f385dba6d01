import { site } from "virtual:site";
import { Mail, MessageCircle } from "lucide";
import type { Views } from "../../shared/content-types.ts";
import { messageHref } from "../parts/closing.tsx";
import { CopyAddress } from "../parts/copy-address.tsx";
import { Edited } from "../parts/edited.tsx";
import { Crumbs, Headline } from "../parts/opening.tsx";
import { Query } from "../parts/query.tsx";
import { Sources } from "../parts/sources.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { ChatButton, mailHref } from "../ui/contact-links.tsx";
import { Icon } from "../ui/icon.tsx";
import { Text } from "../ui/text.tsx";

/** Contact: the address as large as the page, the chat, and the next 48 hours as the messages that are written in them. */
export default function Contact({ page }: { page: Views["contact"] }) {
	const [local = "", domain = ""] = site.email.split("@");
	return (
		<>
			<section className="wrap pt-6 pb-8">
				<Crumbs trail={page.trail} />
				<Headline hero={page.hero} className="mt-5 text-closing" />
				<p className="mt-2 text-lead text-muted">
					<Text text={page.hero.intro} />
				</p>
				<ul className="mt-5">
					<li className="border-t-[1.5px] border-ink pt-4 pb-6">
						<h2 className="address-label">
							<Icon node={Mail} className="text-link" />
							{page.email.title}
						</h2>
						<p className="flex items-center gap-4">
							<a href={mailHref} className="display h1-link address min-w-0">
								{local}
								<wbr />@{domain}
							</a>
							<CopyAddress />
						</p>
						<p className="mt-4 max-w-[34rem]">
							<Text text={page.email.text} />
						</p>
					</li>
					<li className="flex flex-wrap items-center justify-between gap-x-12 gap-y-3 border-t-[1.5px] border-ink pt-4">
						<div>
							<h2 className="address-label">
								<Icon node={MessageCircle} className="text-link" />
								{page.chat.title}
							</h2>
							<p className="mt-1">
								<Text text={page.chat.text} />
							</p>
						</div>
						<ChatButton variant="line" className="display text-h3 max-sm:w-full lg:min-h-18 lg:px-10">
							Chat on WhatsApp
						</ChatButton>
					</li>
				</ul>
			</section>
			<Hours page={page} />
			<section className="ground-panel" aria-labelledby="brief">
				<div className="wrap grid gap-x-12 gap-y-8 py-section lg:grid-cols-[4fr_5.4fr_2.6fr]">
					<div>
						<h2 id="brief" className="text-h2">
							{page.brief.title}
						</h2>
						<p className="mt-4 text-lead">
							<Text text={page.brief.text} />
						</p>
					</div>
					<figure>
						<div className="ground-sheet px-6 py-5" data-nosnippet="">
							<h3 className="text-h3">{page.leaveOut.title}</h3>
							<ul className="serif ruled-hair mt-2 text-[1.25rem]">
								{page.leaveOut.lines.map((text) => (
									<li key={text}>
										<Private text={text} />
									</li>
								))}
							</ul>
						</div>
						<figcaption className="caption mt-3">{page.caption}</figcaption>
					</figure>
					<address className="not-italic">
						<p className="display text-h3">{site.name}</p>
						{page.company?.map((text) => (
							<p key={text} className="mt-2">
								{text}
							</p>
						))}
					</address>
				</div>
			</section>
			<Sources sources={page.sources} related={page.related} />
		</>
	);
}

/** Three times, three steps, and below each what is written then. */
function Hours({ page: { hours, message, notes, reply, caption } }: { page: Views["contact"] }) {
	const sheets = [
		<div key="message" className="serif grid content-start gap-3 text-[1.25rem] leading-snug">
			<p className="sheet-head font-mono">{message.title}</p>
			{message.lines.map((text) => (
				<p key={text}>{text}</p>
			))}
			<ButtonLink href={messageHref(message)} className="mt-3 w-full font-text text-[1.0625rem]">
				{message.button}
			</ButtonLink>
		</div>,
		<div key="notes" className="grid content-start gap-3">
			<p className="sheet-head">{notes.title}</p>
			<Query>{notes.query}</Query>
			<ul className="found font-mono text-small">
				{notes.found.map(({ page, verdict }) => (
					<li key={page}>
						<span>{page}</span> <b>{verdict}</b>
					</li>
				))}
			</ul>
			<p>{notes.why}</p>
		</div>,
		<div key="reply" className="grid content-start gap-3">
			<p className="sheet-head">{reply.subject}</p>
			{reply.parts.map(({ lead, text }) => (
				<p key={lead}>
					<strong>{lead}</strong> <Edited text={text} />
				</p>
			))}
			<p className="serif text-[1.25rem] italic">{reply.signed}</p>
		</div>,
	];
	return (
		<section className="ground-stage overflow-x-clip pt-8 pb-6" aria-labelledby="hours">
			<div className="wrap flex flex-wrap items-end justify-between gap-x-12 gap-y-2">
				<h2 id="hours" className="text-h2">
					{hours.title}
				</h2>
				<p className="text-lead text-muted">{hours.intro}</p>
			</div>
			<ol className="hours ml-side mt-5 border-t-[5px]">
				{hours.steps.map(({ by, hour, title, text }, index) => (
					<li key={hour}>
						<div className="pt-5 pr-6 pb-6">
							<p className="display flex items-baseline gap-3 text-h3">
								{by} <b className="hour">{hour}</b> hours
							</p>
							<h3 className="mt-4 text-h3">{title}</h3>
							<p className="mt-2 text-muted">
								<Text text={text} />
							</p>
						</div>
						<div className="ground-sheet px-5 py-6" data-nosnippet="">
							{sheets[index]}
						</div>
					</li>
				))}
			</ol>
			<p className="wrap caption mt-3">{caption}</p>
		</section>
	);
}

/** A sentence whose ||private words|| are a black bar of their length. */
function Private({ text }: { text: string }) {
	return text.split(/\|\|(.+?)\|\|/).map((part, index) => {
		// biome-ignore-start lint/suspicious/noArrayIndexKey: parts of one text never change places.
		if (index % 2 === 0) return part;
		return (
			<span key={index} className="private forced-color-adjust-none">
				<span className="sr-only">(left out)</span>
				<span aria-hidden="true">{"0".repeat(part.length)}</span>
			</span>
		);
		// biome-ignore-end lint/suspicious/noArrayIndexKey: see above.
	});
}
