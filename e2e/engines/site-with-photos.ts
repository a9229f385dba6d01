import { createServer } from "node:http";
import { PHOTO_WIDTH } from "../../shared/constants.ts";
import { PRODUCTION } from "../builds.ts";
import { drawnPhoto } from "../photo-host.ts";
import { listen } from "../servers.ts";
import { site } from "../site.ts";

/** How long a late photo takes, in milliseconds. */
const LATE = 600;

/** How the photo host answers: late, or with an error. */
export type PhotoAnswer = "late" | "broken";

/** The shipped site with a photo host on this machine. */
export interface SiteWithPhotos {
	origin: string;
	/** Changes how photos are answered from now on. */
	answerPhotos(how: PhotoAnswer): void;
	stop(): void;
}

/**
 * Serves the production build as it is but for the name of the photo host, since not every engine lets a test answer
 * its requests.
 */
export async function startSiteWithPhotos(): Promise<SiteWithPhotos> {
	let how: PhotoAnswer = "late";
	const photos = createServer((request, response) => {
		if (how === "broken") return response.writeHead(500).end();
		const query = new URL(request.url ?? "/", site.photoHost).searchParams;
		const width = Number(query.get("w") ?? PHOTO_WIDTH);
		const photo = drawnPhoto(width, Number(query.get("h") ?? Math.round((width * 2) / 3)));
		return setTimeout(() => response.writeHead(200, { "Content-Type": "image/png" }).end(photo), LATE);
	});
	const photoHost = `http://127.0.0.1:${await listen(photos)}`;
	const pages = createServer(async ({ url = "/", headers }, response) => {
		const answer = await fetch(PRODUCTION.url + url, { headers: { accept: headers.accept ?? "*/*" }, redirect: "manual" });
		for (const [name, value] of answer.headers) {
			// What comes from fetch is unpacked already.
			if (!/^(content-encoding|content-length|transfer-encoding|connection)$/.test(name))
				response.setHeader(name, value.replaceAll(site.photoHost, photoHost));
		}
		const hasText = /^(text|application\/javascript)/.test(answer.headers.get("content-type") ?? "");
		const body = Buffer.from(await answer.arrayBuffer());
		response.writeHead(answer.status).end(hasText ? body.toString("utf8").replaceAll(site.photoHost, photoHost) : body);
	});
	return {
		origin: `http://127.0.0.1:${await listen(pages)}`,
		answerPhotos(wanted) {
			how = wanted;
		},
		stop() {
			for (const server of [pages, photos]) {
				server.close();
				server.closeAllConnections();
			}
		},
	};
}
