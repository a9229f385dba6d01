import { examplesOf } from "../playground/examples.ts";
import { PageWeight } from "./page-weight.tsx";

export const weight = {
	title: "This page is an example, too",
	arrived: "is what this page weighed on its way",
	painted: "until this page began to show",
	html: "HTML, style and drawings",
	fonts: "three fonts",
	scripts: "scripts needed to read it",
	note: "Nothing is sent anywhere.",
};

export default examplesOf(PageWeight, { "before the build has weighed it": weight });
