import { examplesOf } from "../playground/examples.ts";
import { LinkList } from "./link-list.tsx";

const links = [
	{ name: "Content Writing", path: "/services/content-writing" },
	{ name: "Healthcare", path: "/industries/healthcare" },
];

export default examplesOf(LinkList, { "one below the other": { links }, "in a row": { links, className: "flex flex-wrap gap-x-8 gap-y-2" } });
