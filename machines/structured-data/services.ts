import type { Offer, OfferCatalog, Service } from "schema-dts";
import type { SitePage } from "../../model/content.ts";
import type { PricingTier, Service as ServicePage } from "../../model/kinds/service.ts";
import type { Site } from "../../model/site/site.ts";
import { canonicalUrl } from "../../shared/addresses.ts";
import { plainText } from "../../shared/plain-text.ts";
import { idIn, organizationId } from "./ids.ts";

/** The price of custom volumes (docs/product.md, section 9), which the page calls "quoted on request". */
const QUOTE: Offer = { "@type": "Offer", price: "Contact for Quote", priceCurrency: "USD" };

/** Returns the service that a page sells. */
export function service(site: Site, page: Extract<SitePage, { kind: "service" | "industry" }>): Service {
	const common = {
		"@type": "Service",
		...idIn(site, page, "service"),
		url: canonicalUrl(site, page.path),
		description: page.entry.data.hero.intro,
		provider: organizationId(site),
		areaServed: "Worldwide",
	} as const;
	if (page.kind === "industry") {
		const { hero } = page.entry.data;
		return { ...common, name: hero.subject ?? plainText(hero.title) };
	}
	const { data } = page.entry;
	return {
		...common,
		name: data.name,
		serviceType: data.name,
		...((data.kind === "pricing" || data.kind === "packages") && {
			offers: QUOTE,
			hasOfferCatalog: catalog(site, data, canonicalUrl(site, `${page.path}#${data.kind}`)),
		}),
	};
}

/** Returns the packages in the page's order, with their monthly prices if the page has them. */
function catalog(site: Site, data: Extract<ServicePage, { kind: "pricing" | "packages" }>, url: string): OfferCatalog {
	const { title, packages } =
		data.kind === "pricing"
			? { title: data.pricing.title, packages: data.pricing.tiers.map((tier) => ({ ...tier, includes: scopeOf(tier) })) }
			: { title: data.packages.title, packages: data.packages.items };
	return {
		"@type": "OfferCatalog",
		name: title,
		url,
		itemListElement: packages.map(({ name, includes, ...tier }) => ({
			"@type": "Offer",
			name,
			url,
			itemOffered: { "@type": "Service", name, serviceType: data.name, description: includes.join("; "), provider: organizationId(site) },
			...("monthlyPrice" in tier && {
				priceSpecification: {
					"@type": "UnitPriceSpecification",
					price: tier.monthlyPrice,
					priceCurrency: "USD",
					unitCode: "MON",
					unitText: "month",
				},
			}),
		})),
	};
}

const scopeOf = ({ nicheEdits, domainCriteria, perks }: PricingTier) => [`${nicheEdits} niche edits`, ...domainCriteria, ...perks];
