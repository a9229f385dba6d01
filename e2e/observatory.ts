/**
 * The score of MDN's HTTP Observatory, reckoned here since that service wants the site to be public. The rules are its
 * published ones, algorithm version 4: https://github.com/mdn/mdn-http-observatory (src/grader/charts.js for the
 * points, src/analyzer/tests/ for the conditions). Of each test the outcomes are told apart that a site without
 * cookies, cross-origin sharing and foreign scripts can have; every other one counts as its worst.
 */
export interface Scored {
	score: number;
	/** Points by test. */
	points: Readonly<Record<string, number>>;
}

type Headers = Readonly<Record<string, string | undefined>>;

const BASE = 100;

/** Points above the base only count when nothing has pulled the score below this. */
const MINIMUM_FOR_EXTRA = 90;

/** Scores the answer to a page, assumed to be served over HTTPS, with HTTP redirected to it. */
export function observatoryScore(headers: Headers, html: string): Scored {
	const points = {
		"content-security-policy": cspPoints(headers["content-security-policy"]),
		cookies: headers["set-cookie"] === undefined ? 0 : -40,
		"cross-origin-resource-sharing": headers["access-control-allow-origin"] === undefined ? 0 : -50,
		"cross-origin-resource-policy": corpPoints(headers["cross-origin-resource-policy"]),
		"referrer-policy": referrerPoints(headers["referrer-policy"]),
		"strict-transport-security": hstsPoints(headers["strict-transport-security"]),
		"subresource-integrity": /<script[^>]*\ssrc=["']?(https?:)?\/\//i.test(html) ? -50 : 0,
		"x-content-type-options": headers["x-content-type-options"]?.trim().toLowerCase() === "nosniff" ? 0 : -5,
		"x-frame-options": framePoints(headers),
	};
	const all = Object.values(points);
	const uncurved = BASE + sum(all.filter((value) => value < 0));
	return { score: Math.max(0, uncurved >= MINIMUM_FOR_EXTRA ? BASE + sum(all) : uncurved), points };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const BROAD = ["ftp:", "http:", "https:", "*", "http://*", "http://*.*", "https://*", "https://*.*"];
const UNSAFE_INLINE = ["'unsafe-inline'", "data:"];

/** The directives of a policy; undefined when it is missing or invalid. */
function directivesOf(csp: string | undefined): Map<string, string[]> | undefined {
	const entries = (csp ?? "")
		.split(";")
		.map((entry) => entry.trim().toLowerCase().split(/\s+/))
		.filter(([name]) => name);
	const directives = new Map(entries.map(([name = "", ...sources]) => [name, sources]));
	return directives.size === 0 || directives.size < entries.length ? undefined : directives;
}

function cspPoints(csp: string | undefined): number {
	const directives = directivesOf(csp);
	if (!directives) return -25;
	const sourcesOf = (name: string) => directives.get(name) ?? directives.get("default-src") ?? ["*"];
	const has = (sources: readonly string[], unwanted: readonly string[]) => sources.some((source) => unwanted.includes(source));
	const insecure = (sources: readonly string[]) => sources.some((source) => /^(http|ftp):/.test(source));
	const passive = ["img-src", "media-src"];

	const [script, style, object] = [sourcesOf("script-src"), sourcesOf("style-src"), sourcesOf("object-src")];
	if (has(script, [...BROAD, ...UNSAFE_INLINE]) || has(object, BROAD)) return -20;
	if ([...directives].some(([name, sources]) => !passive.includes(name) && insecure(sources))) return -20;
	if (has([...script, ...style], ["'unsafe-eval'"])) return -10;
	if (passive.some((name) => insecure(sourcesOf(name)))) return -10;
	if (has(style, [...BROAD, ...UNSAFE_INLINE])) return 0;
	return directives.get("default-src")?.join(" ") === "'none'" ? 10 : 5;
}

function corpPoints(corp: string | undefined): number {
	if (corp === undefined || corp === "cross-origin") return 0;
	return ["same-origin", "same-site"].includes(corp) ? 10 : -5;
}

function referrerPoints(policy: string | undefined): number {
	if (policy === undefined) return 0;
	return ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"].includes(policy) ? 5 : -5;
}

function hstsPoints(hsts: string | undefined): number {
	const [, age] = /(?:^|;)\s*max-age=(\d+)/i.exec(hsts ?? "") ?? [];
	if (age === undefined) return -20;
	return Number(age) >= 15_552_000 ? 0 : -10;
}

function framePoints(headers: Headers): number {
	if (directivesOf(headers["content-security-policy"])?.has("frame-ancestors")) return 5;
	const option = headers["x-frame-options"]?.trim().toLowerCase();
	return option === "deny" || option === "sameorigin" ? 0 : -20;
}
