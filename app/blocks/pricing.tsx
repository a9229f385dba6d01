import { Check } from "lucide";
import type { PricingTier, Service } from "../../shared/content-types.ts";
import { dollars } from "../../shared/dollars.ts";
import { ButtonLink } from "../ui/button.tsx";
import { chatHref, newTab } from "../ui/contact-links.tsx";
import { Icon } from "../ui/icon.tsx";
import { Section } from "../ui/section.tsx";
import { Text } from "../ui/text.tsx";
import { SectionHeading } from "./section-heading.tsx";

type PricingProps = Omit<Extract<Service, { kind: "pricing" }>["pricing"], "link">;

/** A word that no column holds in large type. */
const LONG_WORD = /\S{10}/;

/**
 * The link-building packages (docs/product.md, section 9) in columns whose rows align. The flagged one comes first at every
 * width, so that the order to see, to read and to tab through is one.
 */
export function Pricing({ title, intro, tiers, terms, badges }: PricingProps) {
	// Three in a row, unless that would leave one alone.
	const columns = tiers.length > 2 && tiers.length % 3 !== 1 ? "lg:grid-cols-3" : "lg:grid-cols-2";
	const flaggedFirst = [...tiers].sort((a, b) => Number(Boolean(b.flag)) - Number(Boolean(a.flag)));
	return (
		<Section ground="panel" aria-labelledby="pricing">
			<SectionHeading id="pricing" intro={intro}>
				{title}
			</SectionHeading>
			<ul className={`ruled grid gap-x-12 gap-y-6 ${columns}`}>
				{flaggedFirst.map((tier) => (
					<Tier key={tier.name} {...tier} />
				))}
			</ul>
			<ul className="mt-10 grid gap-x-12 gap-y-6 lg:flex">
				{badges.map(({ icon, title, answer }) => (
					<li key={title} className="flex-1">
						<p className="flex gap-3 font-[650]">
							<Icon node={icon} className="size-6 shrink-0 text-link" />
							<span>{title}</span>
						</p>
						{answer && (
							<p className="mt-2 text-muted">
								<Text text={answer} />
							</p>
						)}
					</li>
				))}
			</ul>
			{terms.length > 0 && (
				<ul className="mt-8 grid gap-x-12 gap-y-3 text-small text-muted lg:flex">
					{terms.map((term) => (
						<li key={term} className="flex-1">
							<Text text={term} />
						</li>
					))}
				</ul>
			)}
		</Section>
	);
}

function Tier({ name, monthlyPrice, nicheEdits, domainCriteria, perks, note, flag }: PricingTier) {
	const price = dollars(monthlyPrice);
	return (
		<li
			className={`grid gap-4 py-8 lg:row-span-4 lg:grid-rows-subgrid ${flag ? "ground-night bleed-small bleed-start pl-side max-lg:pr-side lg:pr-10" : ""}`.trim()}
		>
			<hgroup className="self-end">
				{flag && (
					<p className="mb-3">
						<span className="ground-yellow px-2 py-1 font-[650]">{flag}</span>
					</p>
				)}
				<h3 className={LONG_WORD.test(name) ? "text-h3" : "text-h2"}>{name}</h3>
				<p className="text-muted">{note}</p>
			</hgroup>
			<p>
				<span className="display text-closing tracking-tighter">{price}</span> <span className="whitespace-nowrap text-muted">per month</span>
			</p>
			<ul className="ruled-hair">
				{[`${nicheEdits} niche edits`, ...domainCriteria, ...perks].map((row) => (
					<li key={row} className="flex gap-3">
						<Icon node={Check} className="mt-1 size-5 shrink-0 text-link" />
						<span>{row}</span>
					</li>
				))}
			</ul>
			<div className="self-end">
				<ButtonLink
					href={chatHref(`Hello, I would like a proposal for the ${name} link building package at ${price} per month.`)}
					variant={flag ? "cite" : "line"}
					className="w-full"
					{...newTab}
				>
					Get Started<span className="sr-only"> with {name} on WhatsApp (opens in a new tab)</span>
				</ButtonLink>
			</div>
		</li>
	);
}
