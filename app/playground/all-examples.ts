import type { Example } from "./examples.ts";

const files = import.meta.glob<Example[]>(["../blocks/*.examples.tsx", "../ui/*.examples.tsx"], { eager: true, import: "default" });

/** The examples of every component, by the component's file name: `faq`, `cta-banner`, `button`. */
export const allExamples: ReadonlyMap<string, readonly Example[]> = new Map(
	Object.entries(files).map(([file, examples]) => [file.replace(/^.*\/|\.examples\.tsx$/g, ""), examples]),
);
