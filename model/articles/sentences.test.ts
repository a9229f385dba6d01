import { expect, test } from "vitest";
import { sentencesOf } from "./sentences.ts";

test("a sentence ends at its full stop, and not within a name or a figure", () => {
	const sentences = ["Ask “Why us?”", "Node.js 3.5 e.g. costs $1.50.[^1]", "It’s 2-3 weeks."];
	expect(sentencesOf(sentences.join(" "))).toEqual(sentences);
});
