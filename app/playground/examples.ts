import type { ComponentType, ReactElement } from "react";
import { createElement } from "react";
import type { Photo } from "../../shared/content-types.ts";

/** Where a component stands on a page: across it, in its measure, or in the column beside a hero's words. */
export type Frame = "page" | "wrap" | "aside";

/** One component with certain props. */
export interface Example {
	/** What is special about these props. */
	name: string;
	element: ReactElement;
	frame: Frame;
}

/**
 * The examples of a component, which the playground shows and the unit, axe and screenshot tests run on.
 *
 * @param props Props by the name of the example.
 */
export function examplesOf<Props extends object>(component: ComponentType<Props>, props: Record<string, Props>, frame: Frame = "page"): Example[] {
	return Object.entries(props).map(([name, example]) => ({ name, frame, element: createElement(component, example) }));
}

/** A photo for examples: its drawing shows, the photo itself is never there. */
export function samplePhoto(drawing: Photo["drawing"]): Photo {
	return { id: "photo-0-0", alt: `A photo on the drawing "${drawing}"`, drawing, crop: false, tint: "blue" };
}
