import type { IdReference } from "schema-dts";
import type { Content, SitePage } from "../../model/content.ts";
import { photoOf } from "../../model/fields/photo.ts";
import type { Site } from "../../model/site/site.ts";
import { canonicalUrl } from "../../shared/addresses.ts";
import { PHOTO_WIDTH, type PICTURE_WIDTHS, photoUrl, pictureFileUrl } from "../../shared/picture-url.ts";

export const organizationId = (site: Site): IdReference => ({ "@id": canonicalUrl(site, "/#organization") });
export const webSiteId = (site: Site): IdReference => ({ "@id": canonicalUrl(site, "/#website") });
export const idIn = (site: Site, { path }: Pick<SitePage, "path">, name: string): IdReference => ({
	"@id": canonicalUrl(site, `${path}#${name}`),
});

/** Returns the URL of an entry's photo, at the photo host or on the site itself. */
export function imageUrl(content: Content, site: Site, id: string, width: (typeof PICTURE_WIDTHS)[number] = PHOTO_WIDTH): string {
	const { url } = photoOf(content, id);
	if (url === undefined) return photoUrl({ host: site.photoHost, id, width });
	return site.origin + pictureFileUrl({ url, width, shape: "photo", format: "jpg" });
}
