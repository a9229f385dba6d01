import type { Views } from "../../../shared/content-types.ts";
import { Drawing } from "../../art/drawing.tsx";
import { PhotoImage } from "../../parts/photo.tsx";

/** `width` is the width of the slot in pixels. */
type FaceProps = Pick<Views["about"]["people"][number], "photo" | "portrait" | "name"> & { width: number; className?: string };

/**
 * A person's photo. `portrait` crops one person from a group photo: a 3:4 area, in percent. A viewBox does the cropping,
 * because the CSP forbids style attributes.
 */
export function Face({ photo, portrait = { x: 28, y: 0, w: 44 }, width, name, className = "" }: FaceProps) {
	const { x, y, w } = portrait;
	if (!photo) return null;
	return (
		<div className={`face print print-ink aspect-3/4 forced-color-adjust-none ${className}`.trim()}>
			<Drawing name={photo.drawing} />
			<svg viewBox={`${3 * x} ${2 * y} ${3 * w} ${4 * w}`} preserveAspectRatio="xMidYMin slice" aria-hidden="true">
				<foreignObject width="300" height="200">
					<PhotoImage photo={{ ...photo, alt: name }} sizes={`${Math.round((100 * width) / w)}px`} />
				</foreignObject>
			</svg>
			<svg className="print-tint" aria-hidden="true">
				<rect width="100%" height="100%" />
			</svg>
		</div>
	);
}
