import { Check } from "lucide";
import type { PricingTier } from "../content/pricing.ts";
import type { Service } from "../content/service.ts";
import { ChatButton } from "../ui/contact-links.tsx";
import { dollars } from "../ui/dollars.ts";
import { Icon } from "../ui/icon.tsx";
import { SectionHeading } from "./section-heading.tsx";

type PricingProps = Extract<Service, { kind: "pricing" }>["pricing"];

/** The link-building packages on one shared grid, the flagged one inverted and taller (specification, section 9). */
export function Pricing({ title, intro, tiers, badges }: PricingProps) {
	return (
		<section className="bg-panel py-section" aria-labelledby="pricing">
			<div className="wrap">
				<SectionHeading id="pricing" intro={intro}>
					{title}
				</SectionHeading>
				<ul className="tiers">
					{tiers.map((tier) => (
						<Tier key={tier.name} {...tier} />
					))}
				</ul>
				<ul className="mt-10 flex flex-wrap gap-x-10 gap-y-4">
					{badges.map((badge) => (
						<li key={badge.title} className="flex items-center gap-3 font-[650]">
							<Icon node={badge.icon} className="size-5 text-link" />
							{badge.title}
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

function Tier({ name, monthlyPrice, nicheEdits, domainCriteria, perks, note, flag }: PricingTier) {
	const price = dollars(monthlyPrice);
	const lines = [`${nicheEdits} niche edits`, domainCriteria.join(", "), ...perks];
	return (
		<li className={flag ? "tier tier-flagged" : "tier"}>
			{flag && <p className="tier-flag">{flag}</p>}
			<h3 className="text-h3">{name}</h3>
			<p className="tier-note mt-1">{note}</p>
			<p className="mt-6">
				<span className="display text-closing leading-none">{price}</span>
				<span className="tier-note ml-2">per month</span>
			</p>
			<ul className="mt-6 mb-8 grid gap-3">
				{lines.map((text) => (
					<li key={text} className="flex gap-3">
						<Icon node={Check} className="tier-check mt-0.5 size-5 shrink-0" />
						{text}
					</li>
				))}
			</ul>
			<ChatButton
				className="mt-auto w-full"
				variant={flag ? "cite" : "line"}
				message={`Hello, I would like to get started with the ${name} link building package at ${price} per month.`}
			>
				Get Started
			</ChatButton>
		</li>
	);
}
