/** What belongs to whoever runs the site: an upgrade leaves it as it is. docs/upgrading.md has the same list. */
export const OWNERS_FILES = [
	"content",
	"site.config.ts",
	"app/styles/tokens.css",
	"shared/theme-colors.ts",
	"vite/faces.ts",
	"e2e/screenshots",
] as const;
