import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { slug } from "github-slugger";
import { CONTENT_DIR } from "./content-files.ts";

/** Where the owner's own pictures lie; their names in content are those of the files. */
export const PICTURES_DIR = `${CONTENT_DIR}/pictures`;

const PICTURE = /\.(jpe?g|png|webp|avif|svg)$/i;

/** Whether a photo's id or an address is the name of a picture of one's own. */
export const isPictureName = (text: string) => PICTURE.test(text) && !text.includes("/") && !text.includes(":");

/** The names of the pictures that are there. */
export function pictureNames(): string[] {
	if (!existsSync(PICTURES_DIR)) return [];
	return readdirSync(PICTURES_DIR)
		.filter((name) => PICTURE.test(name))
		.sort();
}

const urls = new Map<string, string>();

/** What the addresses of a picture's files begin with. Another picture of the same name has another address. */
export function pictureUrl(name: string): string {
	const file = `${PICTURES_DIR}/${name}`;
	const { mtimeMs, size } = statSync(file);
	const key = `${file} ${mtimeMs} ${size}`;
	const known = urls.get(key);
	if (known !== undefined) return known;
	const hash = createHash("sha256").update(readFileSync(file)).digest("base64url").slice(0, 8);
	const url = `/assets/${slug(name.replace(PICTURE, "")) || "picture"}-${hash}`;
	urls.set(key, url);
	return url;
}
