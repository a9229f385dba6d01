import type { Server } from "node:http";
import { createServer } from "node:http";
import { Resvg } from "@resvg/resvg-js";

/**
 * A stand-in for the photo host: the same addresses and query, a drawn picture of the width that was asked for, about
 * as heavy as a photo.
 */
export function createPhotoHost(): Server {
	const pictures = new Map<number, Buffer>();
	return createServer((request, response) => {
		const width = Number(new URL(request.url ?? "/", "http://localhost").searchParams.get("w") ?? 800);
		const picture = pictures.get(width) ?? draw(width);
		pictures.set(width, picture);
		response.writeHead(200, { "Content-Type": "image/png", "Cache-Control": "public, max-age=31536000", "Access-Control-Allow-Origin": "*" });
		response.end(picture);
	});
}

function draw(width: number): Buffer {
	const circles = Array.from({ length: 160 }, (_, index) => {
		const [x, y, hue] = [(index * 137) % 1000, (index * 211) % 563, (index * 47) % 360];
		return `<circle cx="${x}" cy="${y}" r="${20 + (index % 40)}" fill="hsl(${hue} 40% 45%)" fill-opacity=".5"/>`;
	});
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 563"><rect width="1000" height="563" fill="#567"/>${circles.join("")}</svg>`;
	return new Resvg(svg, { fitTo: { mode: "width", value: width }, background: "#567" }).render().asPng();
}
