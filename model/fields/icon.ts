import type { IconNode } from "lucide";
import { icons } from "lucide";
import { z } from "zod";

const toKebab = (name: string) =>
	name
		.replace(/([a-z])([A-Z0-9])/g, "$1-$2")
		.replace(/([A-Z])([A-Z][a-z])/g, "$1-$2")
		.replace(/(\d)([A-Z])/g, "$1-$2")
		.toLowerCase();

const nodes = new Map(Object.entries(icons).map(([name, node]) => [toKebab(name), node as IconNode]));

/** The names an icon may have in content: the whole Lucide set, in kebab case. */
const iconNames = [...nodes.keys()].sort();

/** An icon by its Lucide name. Becomes the icon's shapes, so that a page ships those it shows and no registry. */
export const icon = z
	.enum(iconNames)
	.transform((name): IconNode => nodes.get(name) ?? [])
	.describe("Icon name from https://lucide.dev/icons, for example search.");

export type { IconNode };
