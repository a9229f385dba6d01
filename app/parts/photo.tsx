import { site } from "virtual:site";
import type { Photo } from "../../shared/content-types.ts";
import { PHOTO_WIDTH, PICTURE_WIDTHS, photoUrl, pictureFileUrl, pictureSrcSet } from "../../shared/picture-url.ts";
import { Icon } from "../ui/icon.tsx";

/** Returns a photo's height in pixels. All photos are 3:2 or cropped to that ratio. */
const heightOf = (width: number) => Math.round((width * 2) / 3);

interface DuotonePhotoProps {
	photo: Photo;
	/** The `sizes` attribute: the slot's width at each viewport. */
	sizes: string;
	/** Color of the tint; defaults to the photo's own. */
	tint?: Photo["tint"];
	/** Loads the photo at once and with high priority. Set it for the page's largest contentful paint. */
	eager?: boolean;
	/** Classes for the slot's shape: a ratio such as aspect-3/2, or a height. */
	className?: string;
}

/**
 * Returns the classes that center a slot on the photo's focus, or else its detail, in steps of 10% (style attributes would need
 * an exception in the CSP). Slots show at least half of a photo, so values near the edges are clamped.
 */
function focusOf({ focus, detail }: Photo) {
	const x = focus?.x ?? (detail ? detail.x + detail.w / 2 : 50);
	const y = focus?.y ?? (detail ? detail.y + detail.h / 2 : 50);
	const classFor = (axis: "x" | "y", percent: number) => {
		const tenth = Math.min(7, Math.max(3, Math.round(percent / 10)));
		return tenth === 5 ? "" : ` [--${axis}:0.${tenth}]`;
	};
	return classFor("x", x) + classFor("y", y);
}

/** A gray photo with a tint, which fills its slot. Its detail, if any, is framed and untinted. Until it loads, an icon shows. */
export function DuotonePhoto({ photo, sizes, tint = photo.tint, eager = false, className = "" }: DuotonePhotoProps) {
	const { detail, icon } = photo;
	return (
		<div className={`print print-${tint} forced-color-adjust-none ${className}`.trim()} suppressHydrationWarning>
			<Icon node={icon} />
			<div className={`print-frame${focusOf(photo)}`}>
				<PhotoImage photo={photo} sizes={sizes} eager={eager} />
				<svg className="print-tint" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
					<path fillRule="evenodd" d={`M0 0h100v100H0z${detail ? `M${detail.x} ${detail.y}h${detail.w}v${detail.h}h-${detail.w}z` : ""}`} />
				</svg>
				{detail && (
					<svg className="fill-none stroke-(--sheet) stroke-2" aria-hidden="true">
						<rect x={`${detail.x}%`} y={`${detail.y}%`} width={`${detail.w}%`} height={`${detail.h}%`} />
					</svg>
				)}
			</div>
		</div>
	);
}

/** The image without the tint and the icon. */
export function PhotoImage({ photo, sizes, eager = false }: Pick<DuotonePhotoProps, "photo" | "sizes" | "eager">) {
	const { id, alt, crop, url } = photo;
	const own = url !== undefined && { url, shape: "photo" as const };
	const urlOf = (width: number) => photoUrl({ host: site.photoHost, id, width, ...(crop && { height: heightOf(width) }) });
	const image = (
		<img
			src={own ? pictureFileUrl({ ...own, width: PHOTO_WIDTH, format: "jpg" }) : urlOf(PHOTO_WIDTH)}
			srcSet={own ? pictureSrcSet({ ...own, format: "jpg" }) : PICTURE_WIDTHS.map((width) => `${urlOf(width)} ${width}w`).join(", ")}
			sizes={sizes}
			width={PHOTO_WIDTH}
			height={heightOf(PHOTO_WIDTH)}
			alt={alt}
			loading={eager ? "eager" : "lazy"}
			fetchPriority={eager ? "high" : undefined}
			decoding="async"
		/>
	);
	if (!own) return image;
	return (
		<picture>
			<source type="image/avif" srcSet={pictureSrcSet({ ...own, format: "avif" })} sizes={sizes} />
			<source type="image/webp" srcSet={pictureSrcSet({ ...own, format: "webp" })} sizes={sizes} />
			{image}
		</picture>
	);
}
