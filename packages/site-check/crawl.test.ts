import { createServer } from "node:http";
import { afterAll, expect, test } from "vitest";
import { listen } from "../../e2e/servers/servers.ts";
import { crawl } from "./crawl.ts";

/** Responses by host and path: HTML, the target of a redirect, or "busy" for a 503. */
let site: Record<string, string>;
const requested: string[] = [];
/** When each request arrived, in milliseconds. */
const times: number[] = [];
const server = createServer(({ headers, url = "" }, response) => {
	const address = `${headers.host?.split(":")[0]}${url}`;
	requested.push(address);
	times.push(performance.now());
	const answer = site[address];
	if (answer === undefined) response.writeHead(404).end();
	else if (answer === "busy") response.writeHead(503).end();
	else if (answer.startsWith("http")) response.writeHead(301, { Location: answer }).end();
	else response.writeHead(200, { "Content-Type": "text/html" }).end(answer);
});
const port = await listen(server);
afterAll(() => server.close());

function read(limit = 50) {
	requested.length = times.length = 0;
	return crawl([`http://localhost:${port}/`], limit, 0, true);
}
const pathsOf = ({ pages }: Awaited<ReturnType<typeof crawl>>) => pages.map(({ url }) => new URL(url).pathname);
const links = (...hrefs: string[]) => hrefs.map((href) => `<a href="${href}">x</a>`).join("");

test("follows a redirect to another host and obeys its robots.txt", async () => {
	const robots = { "127.0.0.1/robots.txt": "User-agent: *\nDisallow: /private/" };
	site = { ...robots, "localhost/": `http://127.0.0.1:${port}/`, "127.0.0.1/": links("/a", "/private/b"), "127.0.0.1/a": "A" };
	const result = await read();
	expect(pathsOf(result)).toEqual(["/", "/a"]);
	expect(requested).toEqual(["localhost/robots.txt", "localhost/", "127.0.0.1/robots.txt", "127.0.0.1/", "127.0.0.1/a"]);
	expect(result.skipped).toEqual([{ url: `http://127.0.0.1:${port}/private/b`, why: "is blocked by robots.txt" }]);
});

test("waits for the delay in robots.txt before every page, and reads none if robots.txt fails", async () => {
	site = {
		"localhost/robots.txt": "User-agent: *\nCrawl-delay: 0.2",
		"localhost/": links("/a", "/b"),
		"localhost/a": "A",
		"localhost/b": "B",
	};
	await read();
	for (const index of [1, 2, 3]) expect(Number(times[index]) - Number(times[index - 1])).toBeGreaterThan(190);
	site["localhost/robots.txt"] = "busy";
	expect(await read()).toEqual({ pages: [], skipped: [{ url: expect.any(String), why: "is not read, because /robots.txt returns 503" }] });
});

test("counts links through redirects, requests each URL once, and reports redirect loops and missing pages", async () => {
	site = {
		"localhost/": links("/old", "/new", "/stub", "/round"),
		"localhost/old": `http://localhost:${port}/new`,
		"localhost/stub": '<meta http-equiv="Refresh" content="0; url=/new">',
		"localhost/round": `http://localhost:${port}/back`,
		"localhost/back": `http://localhost:${port}/round`,
		"localhost/new": links("/1", "/1#part", "/2", "/3", "/new"),
		"localhost/1": links("/old", "/gone"),
		"localhost/2": links("/old?from=2"),
		"localhost/3": `http://localhost:${port}/3?lang=en`,
		"localhost/3?lang=en": "Leaf",
	};
	const { pages, skipped } = await read();
	expect(pages.map(({ url, inbound }) => `${new URL(url).pathname} ${inbound}`)).toEqual(["/ 0", "/new 3", "/1 1", "/2 1", "/3 1"]);
	const urlOf = (path: string) => `http://localhost:${port}${path}`;
	expect(pages.flatMap(({ broken }) => broken)).toEqual([
		`${urlOf("/round")} redirects in a loop`,
		`${urlOf("/gone")} returns 404 Not Found`,
	]);
	expect(skipped).toEqual([{ url: urlOf("/gone"), why: "returns 404 Not Found" }]);
	expect(new Set(requested).size).toBe(requested.length);
});

test("omits link counts and reports skipped URLs when the crawl reaches the page limit", async () => {
	const paths = ["/1", "/2", "/3", "/4", "/5", "/6"];
	site = { "localhost/": links(...paths), ...Object.fromEntries(paths.map((path) => [`localhost${path}`, links("/6")])) };
	const result = await read(6);
	expect(result.pages.map(({ inbound }) => inbound)).toEqual(Array.from({ length: 6 }));
	expect(result.skipped).toEqual([{ url: `http://localhost:${port}/6`, why: "is beyond the page limit of 6" }]);
});
