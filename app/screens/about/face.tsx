import type { Views } from "../../../shared/content-types.ts";
import { Drawing } from "../../art/drawing.tsx";
import { PhotoImage } from "../../parts/photo.tsx";

/** `width` is that of the slot, in pixels. */
type FaceProps = Pick<Views["about"]["people"][number], "photo" | "portrait" | "name"> & { width: number; className?: string };

/**
 * A person cut out of a photo, if there is one: the part of it in percent, three wide by four high. The cut is a viewBox: a
 * style attribute would need its own line in the content security policy.
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
