import { site } from "virtual:site";
import type { Photo } from "../../shared/content-types.ts";
import { PHOTO_WIDTH, photoUrl } from "../../shared/photo-url.ts";
import { pictureFileUrl, pictureSrcSet } from "../../shared/picture-url.ts";
import { Drawing } from "../art/drawing.tsx";

/** Further widths that the layouts need; 800 is the one that everybody gets without srcset. */
const WIDTHS = [400, PHOTO_WIDTH, 1200];
/** The shape of every photo, whatever slot it is shown in: details are given in percent of it. */
const heightOf = (width: number) => Math.round((width * 2) / 3);

interface DuotonePhotoProps {
	photo: Photo;
	/** Width of the slot at each viewport, as the sizes attribute says it. */
	sizes: string;
	/** blue where it leads somewhere, ink where it does not; the photo's own where left out. */
	tint?: Photo["tint"];
	/** true for the one photo of a page that is its largest paint. */
	eager?: boolean;
	/** Shapes the slot: a ratio such as aspect-3/2, or a height. Without one it fills what it stands in. */
	className?: string;
}

/**
 * The tenth of the photo that a slot of another shape keeps in its middle: where the focus is told, or else the detail. Nearer
 * to an edge it makes no difference, as slots show half of a photo or more.
 */
function focusOf({ focus, detail }: Photo) {
	const x = focus?.x ?? (detail ? detail.x + detail.w / 2 : 50);
	const y = focus?.y ?? (detail ? detail.y + detail.h / 2 : 50);
	const tenth = (percent: number) => Math.min(7, Math.max(3, Math.round(percent / 10)));
	return `focus-x${tenth(x)} focus-y${tenth(y)}`;
}

/**
 * A photo in gray under blue or ink, one detail framed and free of the tint. It covers its slot, whatever its shape, and so
 * does what lies over it. Without the photo the drawing under it is a finished picture.
 */
export function DuotonePhoto({ photo, sizes, tint = photo.tint, eager = false, className = "" }: DuotonePhotoProps) {
	const { detail, drawing } = photo;
	return (
		<div className={`print print-${tint} forced-color-adjust-none ${className}`.trim()}>
			<div className={`print-frame ${focusOf(photo)}`}>
				<Drawing name={drawing} />
				<PhotoImage photo={photo} sizes={sizes} eager={eager} />
				<svg className="print-tint" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
					<path fillRule="evenodd" d={`M0 0h100v100H0z${detail ? `M${detail.x} ${detail.y}h${detail.w}v${detail.h}h-${detail.w}z` : ""}`} />
				</svg>
				{detail && (
					<svg className="print-outline" aria-hidden="true">
						<rect x={`${detail.x}%`} y={`${detail.y}%`} width={`${detail.w}%`} height={`${detail.h}%`} />
					</svg>
				)}
			</div>
		</div>
	);
}

/** The image alone, without tint and drawing. */
export function PhotoImage({ photo, sizes, eager = false }: Pick<DuotonePhotoProps, "photo" | "sizes" | "eager">) {
	const { id, alt, crop, url } = photo;
	const own = url !== undefined && { url, shape: "photo" as const };
	const urlOf = (width: number) => photoUrl({ host: site.photoHost, id, width, ...(crop && { height: heightOf(width) }) });
	const image = (
		<img
			src={own ? pictureFileUrl({ ...own, width: PHOTO_WIDTH, format: "jpg" }) : urlOf(PHOTO_WIDTH)}
			srcSet={own ? pictureSrcSet({ ...own, format: "jpg" }) : WIDTHS.map((width) => `${urlOf(width)} ${width}w`).join(", ")}
			sizes={sizes}
			width={PHOTO_WIDTH}
			height={heightOf(PHOTO_WIDTH)}
			alt={alt}
			loading={eager ? "eager" : "lazy"}
			fetchPriority={eager ? "high" : undefined}
			decoding="async"
			suppressHydrationWarning
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
