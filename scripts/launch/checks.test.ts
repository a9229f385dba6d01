import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { loadContent } from "../../model/load.ts";
import { photoSchema } from "../../model/photo.ts";
import type { Site } from "../../model/site-config.ts";
import { placeholdersOf } from "../../model/site-config.ts";
import { htmlPath } from "../../shared/addresses.ts";
import {
	checkAdvice,
	checkBuild,
	checkBylines,
	checkClaims,
	checkPhotos,
	checkPolicies,
	checkSecurityText,
	checkSettings,
	listSamples,
	photosInUse,
} from "./checks.ts";
import { serve } from "./serve.test.setup.ts";

const ready: Site = {
	name: "Agency",
	origin: "https://agency.io",
	email: "us@agency.io",
	phone: "+44 20 7946 0958",
	photoHost: "https://photos.agency.io",
	legalName: "Agency Ltd",
	address: { street: "1 High Street", locality: "Leeds", region: "", postalCode: "LS1 1AA" },
	country: "GB",
	governingLaw: "England and Wales",
	profiles: [],
	closedTo: [],
	indexNowKey: "",
	samples: false,
};
const content = loadContent({ placeholders: placeholdersOf(ready) });

test("settings of a real agency leave nothing open", () => {
	expect(checkSettings(ready)).toEqual([]);
});

test("words of the page of cases want an eye where no case is left", () => {
	const { file, lineOf, data } = content.caseStudiesPage;
	expect(checkAdvice({ ...content, caseStudies: [] })).toContainEqual({
		topic: "texts",
		level: "look",
		what: expect.stringContaining(`hero.title: found ${JSON.stringify(data.hero.title)}; allowed: words that hold without any case study`),
		file,
		places: [`${file}:${lineOf(["hero", "title"])}`],
	});
});

test.each([
	["name", "Citewell"],
	["origin", "https://www.example.com"],
	["origin", "http://agency.io"],
	["email", "hello@example.com"],
	["phone", "+1 202 555 0143"],
	["analytics", "http://stats.agency.io"],
	["legalName", "Citewell Sample Company"],
	["governingLaw", "Sample State, United States"],
] as const)("the sample %s %s is open", (field, value) => {
	expect(checkSettings({ ...ready, [field]: value })).toMatchObject([{ level: "open", what: expect.stringContaining(value) }]);
});

test("a sample address is open, part by part", () => {
	const address = { ...ready.address, street: "1 Sample Street", locality: "Sampletown" };
	expect(checkSettings({ ...ready, address }).map(({ what }) => what)).toEqual(['"1 Sample Street" is a sample.', '"Sampletown" is a sample.']);
});

test("samples are listed until they are marked as real", () => {
	const invented = [...content.testimonials, ...content.posts, ...content.caseStudies, ...content.people].filter(({ data }) => data.sample);
	expect(new Set(listSamples(content).map(({ file }) => file))).toEqual(new Set(invented.map(({ file }) => file)));
	const real = content.testimonials.map((entry) => ({ ...entry, data: { ...entry.data, sample: false } }));
	expect(listSamples({ ...content, testimonials: real, posts: [], caseStudies: [], people: [] })).toEqual([]);
});

test.runIf(content.posts.length > 0)("articles that name nobody, and posts older than a year, are listed", () => {
	const [service] = content.services;
	const [post] = content.posts;
	if (!service || !post) throw new Error("There is no content.");
	const signed = { ...service, data: { ...service.data, author: "A", reviewer: "B", updated: "2026-01-01" } };
	const fresh = { ...post, data: { ...post.data, updated: "2026-01-01" } };
	const of = (entries: Partial<typeof content>) =>
		checkBylines({ ...content, services: [], industries: [], caseStudies: [], posts: [], ...entries }, new Date("2026-06-01")).map(
			({ what }) => what,
		);
	expect(of({ services: [signed] })).toEqual([]);
	expect(of({ services: [{ ...signed, data: { ...signed.data, reviewer: undefined } }] })).toEqual([`“${service.data.title}” says no reviewer.`]);
	expect(of({ posts: [fresh] })).toEqual([]);
	expect(of({ posts: [{ ...fresh, data: { ...fresh.data, updated: "2025-05-31" } }] })).toEqual([
		expect.stringContaining("2025-05-31, 366 days old"),
	]);
});

test("each figure of the track record is a claim, with every place where it stands", () => {
	const claims = checkClaims([]);
	for (const { number } of content.agency.data.stats) {
		const claim = claims.find(({ what }) => what.startsWith(`${number} `));
		expect(
			claim?.places?.some((place) => place.startsWith(`${content.agency.file}:`)),
			number,
		).toBe(true);
	}
	for (const { what, places = [] } of claims) expect(new Set(places).size, what).toBe(places.length);
});

/** What somebody sees in a content of one page's lines. */
function inContentWith<Result>(lines: string, look: () => Result): Result {
	const home = process.cwd();
	const dir = mkdtempSync(join(tmpdir(), "claims-"));
	try {
		process.chdir(dir);
		mkdirSync("content/posts", { recursive: true });
		writeFileSync("content/posts/one.md", lines);
		return look();
	} finally {
		process.chdir(home);
		rmSync(dir, { recursive: true });
	}
}

test("an amount is a claim as a whole", () => {
	const text = "It was $1.5 million, then $2M. $1,799, $1799, $19.99 and $500. $3 k.\n";
	const found = inContentWith(text, () => checkClaims([]).map(({ what }) => what.replace(" is confirmed by nobody.", "")));
	expect(found).toEqual(["$1.5 million", "$2M", "$1,799", "$1799", "$19.99", "$500", "$3"]);
});

test("a picture of one's own is no photo of the host, though it be called after one", () => {
	const [own, shown] = ["photo-1-a", "photo-2-b"] as const;
	const photos = { ...content.photos, data: { photos: [own, shown].map((id) => photoSchema.parse({ id, alt: "Our street" })) } };
	const used = inContentWith(`photo: ${own}.jpg\n---\n${shown}?w=800\n`, () => photosInUse({ ...content, photos }));
	expect(used).toEqual([{ id: shown, places: ["content/posts/one.md:3"] }]);
});

test.runIf(photosInUse(content).length > 0)("photos: in place, gone, and a host that does not answer", async () => {
	const [first, ...others] = photosInUse(content);
	const { url: photoHost, stop } = await serve((path) => (path.includes(String(first?.id)) ? 404 : 200));
	const found = await checkPhotos({ ...ready, photoHost }, content, { network: true });
	await stop();
	expect(found).toMatchObject([{ level: "open", what: expect.stringContaining(`${first?.id}: ${photoHost} answers 404`), places: first?.places }]);

	const silent = await checkPhotos({ ...ready, photoHost }, content, { network: true });
	expect(silent).toHaveLength(others.length + 1);
	expect(silent.every(({ level }) => level === "look")).toBe(true);
});

test.runIf(photosInUse(content).length > 0)("a host that hangs is given up", async () => {
	const { url: photoHost, stop } = await serve(() => undefined);
	const found = await checkPhotos({ ...ready, photoHost }, content, { network: true, timeout: 100 });
	await stop();
	expect(found[0]?.what).toContain("does not answer");
});

test("policies are open when they are a year old or dated in the future", () => {
	const [policy] = content.policies;
	const date = Date.parse(String(policy?.data.lastUpdated));
	const levelAfter = (days: number) => checkPolicies(content, new Date(date + days * 86_400_000))[0]?.level;
	expect([levelAfter(-1), levelAfter(0), levelAfter(365), levelAfter(366)]).toEqual(["open", "look", "look", "open"]);
});

test("security.txt: about to expire, expired, good", () => {
	const client = mkdtempSync(join(tmpdir(), "client-"));
	mkdirSync(join(client, ".well-known"));
	const messagesFor = (expires: string) => {
		writeFileSync(join(client, ".well-known/security.txt"), `Contact: mailto:a@b.example\nExpires: ${expires}T00:00:00.000Z\n`);
		return checkSecurityText(client, new Date("2026-06-01T00:00:00Z")).map(({ what }) => what);
	};
	expect(messagesFor("2026-06-11")).toEqual(["Expires in 10 days. Build again."]);
	expect(messagesFor("2026-05-30")).toEqual(["Expires 2 days ago. Build again."]);
	expect(messagesFor("2027-06-01")).toEqual([]);
	expect(messagesFor("soon")).toEqual(["Has no date of expiry, or is not there. Build again."]);
});

test("a build that lacks a page of the content is told", () => {
	const client = mkdtempSync(join(tmpdir(), "client-"));
	for (const { path } of content.pages) {
		const file = join(client, htmlPath(path));
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, "");
	}
	expect(checkBuild(client, content)).toEqual([]);
	const [renamed] = content.services;
	rmSync(join(client, `${renamed?.path}.html`));
	expect(checkBuild(client, content)).toEqual([
		{ topic: "build", level: "open", what: `The build is older than the content, ${renamed?.path} is not in it: npm run build`, file: client },
	]);
});
