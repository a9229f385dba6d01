import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSiteServer } from "../../server/app.ts";
import { fakePhoto } from "../photo-host.ts";
import { BUILD, listen } from "../servers/servers.ts";
import { site } from "../site.ts";

/** Serves the build with local photos, because not every driver can intercept requests. */
export async function startSiteWithPhotos() {
	const photos = createServer((_request, response) => response.setHeader("Content-Type", "image/png").end(fakePhoto(800, 533)));
	const photoHost = `http://127.0.0.1:${await listen(photos)}`;
	const dir = mkdtempSync(join(tmpdir(), "site-photos-"));
	cpSync(BUILD, dir, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
	for (const file of globSync(`${dir}/**/*.{html,js,json}`))
		writeFileSync(file, readFileSync(file, "utf8").replaceAll(site.photoHost, photoHost));
	const pages = createSiteServer(dir);
	return {
		origin: `http://127.0.0.1:${await listen(pages)}`,
		stop() {
			for (const server of [pages, photos]) server.close().closeAllConnections();
			rmSync(dir, { recursive: true });
		},
	};
}
