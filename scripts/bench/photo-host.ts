import type { Server } from "node:http";
import { createServer } from "node:http";
import sharp from "sharp";
import { drawnPhoto } from "../../e2e/photo-host.ts";
import { PHOTO_WIDTH } from "../../shared/constants.ts";

/**
 * A stand-in for the photo host: the same addresses and query, a picture of the width that was asked for, in the
 * format that the host would choose, and as heavy as a photo: about 50 KB at a width of 800.
 */
export function createPhotoHost(): Server {
	const pictures = new Map<number, Promise<Buffer>>();
	return createServer(async (request, response) => {
		const width = Number(new URL(request.url ?? "/", "http://localhost").searchParams.get("w") ?? PHOTO_WIDTH);
		const picture = pictures.get(width) ?? draw(width);
		pictures.set(width, picture);
		response.writeHead(200, { "Content-Type": "image/webp", "Cache-Control": "public, max-age=31536000", "Access-Control-Allow-Origin": "*" });
		response.end(await picture);
	});
}

const draw = (width: number) =>
	sharp(drawnPhoto(width, Math.round((width * 2) / 3)))
		.webp({ quality: 94 })
		.toBuffer();
