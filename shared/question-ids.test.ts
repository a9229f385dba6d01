import { expect, test } from "vitest";
import { questionIds } from "./question-ids.ts";

test("creates unique IDs for questions, including in non-Latin scripts", () => {
	expect(questionIds(["What is C?", "What is C++?", "What is C 2?", "Сколько это стоит?", "FAQ?", "?"])).toEqual([
		"q-what-is-c",
		"q-what-is-c-2",
		"q-what-is-c-2-2",
		"q-сколько-это-стоит",
		"q-faq",
		"q-",
	]);
});
