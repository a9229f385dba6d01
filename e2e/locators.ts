import type { Page } from "@playwright/test";

/** The first "Copy e-mail address" button on a page. Its name is "Copied" for a moment after a click. */
export const copyButton = (page: Page) => page.locator(".copy-address").first();

export const chatButton = (page: Page) => page.locator(".chat-button");

export const tooltip = (page: Page) => page.getByRole("tooltip");

export const toasts = (page: Page) => page.getByRole("region", { name: /notifications/i }).getByRole("listitem");

export const monitor = (page: Page) => page.getByRole("region", { name: "Performance monitor" });

/** The theme buttons in the footer. */
export const themeControl = (page: Page) => page.getByRole("contentinfo").getByRole("group", { name: "Theme" });

/** The first link to a path in the footer, which is on every page. */
export const footerLink = (page: Page, path: string) => page.getByRole("contentinfo").locator(`a[href="${path}"]`).first();

/** The requested URL, as the 404 page shows it. */
export const attempted = (page: Page) => page.locator("[data-attempted]");

export const questions = (page: Page) => page.locator(".faq details");
