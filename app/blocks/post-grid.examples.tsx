import { examplesOf, samplePhoto } from "../playground/examples.ts";
import { PostGrid } from "./post-grid.tsx";

const post = {
	draft: false,
	sample: true,
	byline: { author: { name: "Robin Sample", role: "Head of Content", path: "/about-us#robin-sample" } },
	date: "2024-03-05",
};

const posts = [
	{
		...post,
		id: "one",
		title: "10 Trends to Watch",
		excerpt: "What changes, and what only sounds new.",
		category: "SEO",
		photo: samplePhoto("chart"),
	},
	{
		...post,
		byline: { author: { name: "A guest, by name alone" } },
		id: "two",
		title: "The Complete Guide to the Return on Content",
		excerpt: "Three figures are enough.",
		category: "Content Marketing",
		photo: samplePhoto("writing"),
	},
	{
		...post,
		id: "three",
		title: "Why Assistants Cite",
		excerpt: "They cite what they can quote.",
		category: "GEO",
		photo: samplePhoto("assistant"),
	},
];

export default examplesOf(PostGrid, { "three posts": { posts } });
