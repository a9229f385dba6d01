import { afterEach, expect, test, vi } from "vitest";
import { refused, report } from "./report.ts";

afterEach(() => vi.unstubAllGlobals());

const measurement = { kind: "action", page: "/", name: "email", label: "Email Our Team" } as const;

test("treats Global Privacy Control and Do Not Track as opting out", () => {
	expect(refused({ globalPrivacyControl: true })).toBe(true);
	expect(refused({ doNotTrack: "1" })).toBe(true);
	expect(refused({ globalPrivacyControl: false, doNotTrack: "0" })).toBe(false);
	expect(refused({ doNotTrack: null })).toBe(false);
});

test("sends a measurement as JSON text, unless the visitor opted out", () => {
	const sendBeacon = vi.fn();
	vi.stubGlobal("navigator", { sendBeacon });
	report("https://stats.test/collect", measurement);
	expect(sendBeacon).toHaveBeenCalledExactlyOnceWith("https://stats.test/collect", JSON.stringify(measurement));
	vi.stubGlobal("navigator", { sendBeacon, doNotTrack: "1" });
	report("https://stats.test/collect", measurement);
	expect(sendBeacon).toHaveBeenCalledOnce();
});
