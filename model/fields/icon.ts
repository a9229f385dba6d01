import { type IconNode, icons } from "lucide";
import { z } from "zod";

const toKebab = (name: string) =>
	name
		.replace(/([a-z])([A-Z0-9])/g, "$1-$2")
		.replace(/([A-Z])([A-Z][a-z])/g, "$1-$2")
		.replace(/(\d)([A-Z])/g, "$1-$2")
		.toLowerCase();

const nodes = new Map(Object.entries(icons).map(([name, node]) => [toKebab(name), node as IconNode]));

/** The names of all Lucide icons, in kebab case. */
const iconNames = [...nodes.keys()].sort();

/** A Lucide icon. Converts its name to its shapes, so that pages ship only the icons they show. */
export const icon = z
	.enum(iconNames)
	.transform((name): IconNode => nodes.get(name) ?? [])
	.describe("Icon. A name from https://lucide.dev/icons, such as search.");

export type { IconNode };
