import { readArticle } from "../article.ts";
import { entriesOf } from "../entries.ts";
import type { Content } from "../load.ts";
import { nearest } from "../nearest.ts";
import { isPictureName, PICTURES_DIR, pictureNames } from "../pictures.ts";
import type { Problem } from "../problem.ts";

/** Pictures of one's own that are not there, in content/photos.md and in articles. */
export function checkPictures(content: Content): Problem[] {
	const names = pictureNames();
	const there = names.length > 0 ? names.join(", ") : "none yet";
	const missing = (file: string, line: number, field: string, found: string): Problem[] =>
		names.includes(found) ? [] : [{ file, line, field, found, allowed: `a file in ${PICTURES_DIR}: ${there}`, suggestion: nearest(found, names) }];
	const { file, data, lineOf } = content.photos;
	return [
		...data.photos.flatMap(({ id }, index) => (isPictureName(id) ? missing(file, lineOf(["photos", index, "id"]), `photos.${index}.id`, id) : [])),
		...entriesOf(content).flatMap((entry) =>
			readArticle(entry.body).pictures.flatMap(({ url, line }) => missing(entry.file, entry.bodyLine + line - 1, "picture", decodeURI(url))),
		),
	];
}
