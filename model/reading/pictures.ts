import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { slug } from "github-slugger";
import { CONTENT_DIR } from "./content-files.ts";

/** The folder for the owner's pictures; content refers to them by file name. */
export const PICTURES_DIR = `${CONTENT_DIR}/pictures`;

const PICTURE = /\.(jpe?g|png|webp|avif|svg)$/i;

/** Returns whether a photo ID or URL has the form of a file name in content/pictures. The file may be missing. */
export const isPictureName = (text: string) => PICTURE.test(text) && !text.includes("/") && !text.includes(":");

/** Returns the names of the owner's pictures. */
export function pictureNames(): string[] {
	if (!existsSync(PICTURES_DIR)) return [];
	return readdirSync(PICTURES_DIR)
		.filter((name) => PICTURE.test(name))
		.sort();
}

const urls = new Map<string, string>();

/** Returns the URL prefix of a picture's files, which contains a hash of the picture. */
export function pictureUrl(name: string): string {
	const file = `${PICTURES_DIR}/${name}`;
	const { mtimeMs, size } = statSync(file);
	const key = `${file} ${mtimeMs} ${size}`;
	const url = urls.get(key) ?? `/assets/${slug(name.replace(PICTURE, "")) || "picture"}-${hashOf(file)}`;
	urls.set(key, url);
	return url;
}

const hashOf = (file: string) => createHash("sha256").update(readFileSync(file)).digest("base64url").slice(0, 8);
