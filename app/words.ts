/** The words of the interface: labels, names for screen readers, messages. Everything else that visitors read stands in `content/`. */
export const words = {
	skipLink: "Skip to content",
	emailUs: "Email Our Team",
	chat: "Chat",
	chatOnWhatsApp: "Chat on WhatsApp",
	newTab: "(opens in a new tab)",

	mainMenu: "Main",
	phoneMenu: "Menu",
	logo: (name: string) => `${name}, home`,
	company: "Company",
	theme: "Theme",
	themes: { light: "Light", dark: "Dark", system: "System" },

	breadcrumbs: "Breadcrumb",
	contents: "On this page",
	faq: "Frequently Asked Questions",
	readMore: "Read More",
	readLess: "Read Less",

	copyEmail: "Copy e-mail address",
	copied: "Copied",
	addressCopied: "Address copied",
	notCopied: { title: "The address could not be copied", text: "Please copy it by hand:" },

	/** Names of the toasts' regions. The library fills in the key that leads there. */
	toastRegions: { stacking: "Notifications ({hotkey})", single: "Connection notifications ({hotkey})" },
	dismiss: "Dismiss",
	offline: { title: "You are offline", text: "Keep reading. Other pages open once the connection is back." },
	online: { title: "You are back online", text: "All pages open again." },

	learnMore: "Learn More",
	about: (name: string) => `about ${name}`,
	readCase: "Read the case",
	readCases: "Read the cases",
	illustration: "Illustration",
	subject: "Subject",
	redacted: "private",
	proof: "Proof",
	startIf: "Start here if",
	struckPages: (path: string) => `A page for every ZIP code that says ${path}: struck`,

	attemptedPath: "You asked for:",
	returnHome: "Return to Home",
	errorTitle: "Unexpected Application Error!",
	errorUnknown: "Unknown error",

	monitor: {
		name: "Performance monitor",
		toggle: "Monitor",
		hide: "Hide Monitor",
		results: "Results",
		timings: (path: string) => `Load timings of ${path}`,
		checklist: (path: string) => `SEO checklist of ${path}`,
		pass: "Pass",
		fail: "Fail",
		failures: (count: number) => `${count} fail`,
		under: (target: number) => `under ${target} ms`,
		unknown: "not yet known",
		noInteraction: "no interaction yet",
	},
};
