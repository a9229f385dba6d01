import { Check } from "lucide";
import { dollars } from "../../../../shared/dollars.ts";
import { chatHref, newTab } from "../../../ui/contact-links.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Text } from "../../../ui/text.tsx";
import type { NewspaperPage } from "../newspaper.tsx";

/** Where a package's row is, for the prices in the opening. */
export const rowId = (name: string) => name.toLowerCase().replace(/\W+/g, "-");

interface RatesProps extends Pick<NewspaperPage, "pricing"> {
	conditions: NewspaperPage["object"]["conditions"];
}

/** Three packages by price, each with what limits it in its own row, and the badges. */
export function Rates({ pricing: { title, intro, tiers, terms, badges, message }, conditions }: RatesProps) {
	return (
		<section className="ground-panel pt-section pb-8" aria-labelledby="pricing">
			<div className="wrap split pb-6">
				<h2 id="pricing" className="text-h2">
					{title}
				</h2>
				<p className="text-lead">
					<Text text={intro} />
				</p>
			</div>
			<ul>
				{tiers.map((tier) => (
					<li key={tier.name} id={rowId(tier.name)} className={`rate side border-t-[1.5px] py-5 lg:py-8 ${tier.flag ? "ground-night" : ""}`.trim()}>
						<hgroup>
							{tier.flag && <p className="mb-1 w-fit border-[1.5px] px-2 text-small font-[650]">{tier.flag}</p>}
							<h3 className="text-m leading-tight">{tier.name}</h3> <p className="text-muted">{tier.note}</p>
						</hgroup>
						<div>
							<p className="whitespace-nowrap">
								<b className="display price">{dollars(tier.monthlyPrice)}</b> <span>per month</span>
							</p>
							<p className="text-small text-muted">{conditions.fee}</p>
						</div>
						<ul className="grid grid-cols-2 content-start gap-x-4 gap-y-1 leading-snug">
							<Item text={`${tier.nicheEdits} niche edits`} />
							{tier.domainCriteria.map((text) => (
								<Item key={text} text={text} />
							))}
							{tier.perks.map((text) => (
								<Item key={text} text={text} note={text === conditions.perk.of ? conditions.perk.text : undefined} wide />
							))}
						</ul>
						<div>
							<a
								href={chatHref(message.replace("[package]", tier.name).replace("[price]", dollars(tier.monthlyPrice)))}
								className="button button-link max-lg:w-full"
								{...newTab}
							>
								Get Started<span className="sr-only"> with {tier.name} on WhatsApp (opens in a new tab)</span>
							</a>
							<p className="mt-2 text-small text-muted">{conditions.order}</p>
						</div>
					</li>
				))}
			</ul>
			<div className="wrap border-t-[1.5px] pt-5">
				{terms.map((text) => (
					<p key={text}>
						<Text text={text} />
					</p>
				))}
				<ul className="mt-6 grid gap-x-10 gap-y-4 lg:grid-cols-3">
					{badges.map(({ icon, title, answer }) => (
						<li key={title}>
							<p className="display flex gap-3 text-h3">
								<Icon node={icon} className="mt-0.5 shrink-0 text-link" />
								{title}
							</p>
							{answer && (
								<p className="mt-1">
									<Text text={answer} />
								</p>
							)}
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

function Item({ text, note, wide = false }: { text: string; note?: string | undefined; wide?: boolean }) {
	return (
		<li className={`flex gap-2 ${wide ? "col-span-2" : ""}`.trim()}>
			<Icon node={Check} className="size-5 shrink-0 text-link" />
			<span>
				{text}
				{note && (
					<small className="block text-small text-muted">
						{" "}
						<Text text={note} />
					</small>
				)}
			</span>
		</li>
	);
}
