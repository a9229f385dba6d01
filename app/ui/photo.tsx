import { site } from "virtual:site";
import { Drawing } from "../art/drawing.tsx";
import { PHOTO_WIDTH } from "../constants.ts";
import type { Photo as PhotoData } from "../content/photo.ts";
import { photoUrl } from "./photo-url.ts";

/** Further widths that the layouts need; 800 is the one that everybody gets without srcset. */
const WIDTHS = [400, PHOTO_WIDTH, 1200];

interface PhotoProps {
	photo: PhotoData;
	/** Width of the slot at each viewport, as the sizes attribute says it. */
	sizes: string;
	/** Width by height of the slot. */
	ratio?: readonly [number, number];
	/** true for the one photo of a page that is its largest paint. */
	eager?: boolean;
	/** Larger widths to offer, for photos across the whole page. */
	widths?: readonly number[];
}

/**
 * A stock photo on a drawing of its own. The drawing is a finished picture; the photo covers it when it arrives, and
 * when it does not, it leaves the drawing alone (the inline script marks which, wake/wake.ts).
 */
export function Photo({ photo, sizes, ratio = [3, 2], eager = false, widths = WIDTHS }: PhotoProps) {
	const [across, down] = ratio;
	const heightOf = (width: number) => Math.round((width * down) / across);
	const urlOf = (width: number) => photoUrl({ host: site.photoHost, id: photo.id, width, ...(photo.portrait && { height: heightOf(width) }) });

	return (
		<span className={`photo photo-${across}-${down}`}>
			<Drawing name={photo.drawing} />
			<img
				src={urlOf(PHOTO_WIDTH)}
				srcSet={widths.map((width) => `${urlOf(width)} ${width}w`).join(", ")}
				sizes={sizes}
				width={PHOTO_WIDTH}
				height={heightOf(PHOTO_WIDTH)}
				alt={photo.alt}
				loading={eager ? "eager" : "lazy"}
				fetchPriority={eager ? "high" : undefined}
				decoding="async"
				suppressHydrationWarning
			/>
		</span>
	);
}
