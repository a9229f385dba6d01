import { afterEach, expect, test } from "vitest";
import { TOASTS } from "../../shared/constants.ts";
import type { ToastVariant } from "./store.ts";
import { closeToast, shownToasts, showToast } from "./store.ts";

const titles = (variant: ToastVariant) => shownToasts()[variant].map(({ title }) => title);
const say = (variant: ToastVariant, title: string) => showToast(variant, { title, text: "", answers: true });

afterEach(() => {
	for (const variant of ["single", "stacking"] as const) for (const { id } of shownToasts()[variant]) closeToast(variant, id);
});

test("the oldest toast gives way beyond the limit", () => {
	for (const title of ["a", "b", "c", "d"]) say("stacking", title);
	expect(titles("stacking")).toEqual(["b", "c", "d"]);
	expect(titles("stacking")).toHaveLength(TOASTS.stacking.limit);
});

test("of the single variant the newest alone is shown, beside the others", () => {
	say("stacking", "copied");
	say("single", "offline");
	say("single", "online");
	expect(titles("single")).toEqual(["online"]);
	expect(titles("stacking")).toEqual(["copied"]);
});

test("closing takes away the one toast", () => {
	say("stacking", "same");
	say("stacking", "same");
	const [first, second] = shownToasts().stacking;
	closeToast("stacking", first?.id ?? 0);
	expect(shownToasts().stacking).toEqual([second]);
});
