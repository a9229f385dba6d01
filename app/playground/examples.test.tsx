import { HtmlValidate } from "html-validate";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import { allExamples } from "./all-examples.ts";

const components = Object.keys(import.meta.glob(["../blocks/*.tsx", "../ui/*.tsx", "!../**/*.examples.tsx", "!../**/*.test.tsx"]));
const html = new HtmlValidate({
	extends: ["html-validate:standard"],
	// React's own way to write attributes.
	rules: { "attribute-boolean-style": "off", "attribute-empty-style": "off", "no-implicit-input-type": "off" },
});

afterEach(() => void vi.restoreAllMocks());

test.each(components.map((file) => file.replace(/^.*\/|\.tsx$/g, "")))("%s has examples", (component) => {
	expect(allExamples.get(component)).not.toHaveLength(0);
});

describe.each([...allExamples])("%s", (_component, examples) => {
	test.each(examples.map((example) => [example.name, example] as const))("%s is valid HTML and no warning", async (_name, { element }) => {
		const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
		const report = await html.validateString(renderToStaticMarkup(element));
		expect(report.results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual([]);
		expect(complaints.mock.calls).toEqual([]);
	});
});
