import type { Article, BlogPosting, CreativeWork } from "schema-dts";
import type { Content, SitePage } from "../../model/content.ts";
import type { Site } from "../../model/site/site.ts";
import { canonicalUrl } from "../../shared/addresses.ts";
import { idIn, imageUrl, organizationId } from "./ids.ts";
import { personRef } from "./people.ts";

/** Returns the article on a service or industry page. */
export function article(content: Content, site: Site, page: Extract<SitePage, { kind: "service" | "industry" }>): Article {
	const { articleTitle, updated, author, sources } = page.entry.data;
	const cited = sources.flatMap((source) => ("fact" in source ? [source.fact] : []));
	return {
		"@type": "Article",
		...idIn(site, page, "article"),
		headline: articleTitle,
		inLanguage: "en",
		mainEntityOfPage: { "@id": canonicalUrl(site, page.path) },
		about: idIn(site, page, "service"),
		image: idIn(site, page, "image"),
		publisher: organizationId(site),
		...(author !== undefined && { author: personRef(content, site, author) }),
		...(updated !== undefined && { dateModified: updated }),
		...(cited.length > 0 && { citation: publicDocuments(content, cited) }),
	};
}

/** Returns the documents listed under Sources, including their URLs, which the page doesn't show. */
function publicDocuments({ facts }: Content, cited: readonly string[]): CreativeWork[] {
	const sources = cited.map((slug) => {
		const found = facts.find((fact) => fact.slug === slug);
		if (!found) throw new Error(`There is no fact ${slug}. Restore its file, or remove the source.`);
		return found.data.source;
	});
	const documents = new Map(sources.map((source) => [source.url, source]));
	return [...documents.values()].map(({ name, publisher, url, date }) => ({
		"@type": "CreativeWork",
		name,
		url,
		publisher: { "@type": "Organization", name: publisher },
		...(date !== undefined && { dateModified: date }),
	}));
}

/** Returns a case study as an article on the case studies page. */
export function caseStudy(content: Content, site: Site, page: SitePage, { slug, data }: Content["caseStudies"][number]): Article {
	return {
		"@type": "Article",
		...idIn(site, page, slug),
		url: canonicalUrl(site, `${page.path}#${slug}`),
		headline: data.title,
		articleSection: data.industry,
		description: data.results.map(({ text }) => text).join(", "),
		image: imageUrl(content, site, data.photo),
		author: data.author === undefined ? organizationId(site) : personRef(content, site, data.author),
		publisher: organizationId(site),
		mainEntityOfPage: { "@id": canonicalUrl(site, page.path) },
		...(data.updated !== undefined && { dateModified: data.updated }),
	};
}

/** Returns a post as listed on the blog. */
export function blogPosting(content: Content, site: Site, page: SitePage, { slug, data }: Content["posts"][number]): BlogPosting {
	return {
		"@type": "BlogPosting",
		...idIn(site, page, slug),
		url: canonicalUrl(site, `${page.path}#${slug}`),
		headline: data.title,
		articleSection: data.category,
		description: data.excerpt,
		datePublished: data.date,
		...(data.updated !== undefined && { dateModified: data.updated }),
		image: imageUrl(content, site, data.photo),
		author: personRef(content, site, data.author),
		publisher: organizationId(site),
		mainEntityOfPage: { "@id": canonicalUrl(site, page.path) },
	};
}
