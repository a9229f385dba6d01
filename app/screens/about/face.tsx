import type { Views } from "../../../shared/content-types.ts";
import { Drawing } from "../../art/drawing.tsx";
import { PhotoImage } from "../../parts/photo.tsx";

type Person = Views["about"]["people"][number];

interface FaceProps {
	photo: NonNullable<Person["photo"]>;
	/** The part of the photo that shows the person, in percent; three wide by four high. */
	cut: Person["portrait"];
	/** Width of the slot in pixels. */
	width: number;
	/** The name also stands beside the photo, so that screen readers skip it. */
	name: string;
	className?: string;
}

/** A person cut out of a photo. The cut is a viewBox: a style attribute would need its own line in the content security policy. */
export function Face({ photo, cut = { x: 28, y: 0, w: 44 }, width, name, className = "" }: FaceProps) {
	return (
		<div className={`face print print-ink forced-color-adjust-none ${className}`.trim()}>
			<Drawing name={photo.drawing} />
			<svg viewBox={`${3 * cut.x} ${2 * cut.y} ${3 * cut.w} ${4 * cut.w}`} preserveAspectRatio="xMidYMin slice" aria-hidden="true">
				<foreignObject width="300" height="200">
					<PhotoImage photo={{ ...photo, alt: name }} sizes={`${Math.round((100 * width) / cut.w)}px`} />
				</foreignObject>
			</svg>
		</div>
	);
}
