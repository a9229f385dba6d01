declare module "virtual:layout" {
	export const layout: ReturnType<typeof import("../model/views/layout.ts").layoutView>;
}
declare module "virtual:site" {
	/** The settings that pages show. */
	export const site: Pick<import("../model/site/site.ts").Site, "name" | "email" | "phone" | "photoHost" | "legalName"> & {
		/** The postal address on one line. */
		address: string;
		chatNumber: string;
		/** Undefined if the site's name serves as the logo. */
		logo?: { url: string; width: number; height: number; darkUrl?: string };
	};
	/** The `theme-color` of each theme. */
	export const themeColors: Record<"light" | "dark", string>;
}
declare module "virtual:inline-script" {
	const code: string;
	export default code;
}
declare module "virtual:telemetry-url" {
	const url: string | undefined; // Undefined in development.
	export default url;
}
declare module "virtual:analytics-url" {
	/** Undefined in development, and if `analytics` is not set. */
	const url: string | undefined;
	export default url;
}
interface ImportMetaEnv {
	/** URL that receives measurements. Defined only in scripts that vite/pages/scripts.ts compiles. */
	readonly SITE_ANALYTICS: string;
}
declare module "virtual:stylesheet" {
	const css: string;
	export default css;
}
declare module "virtual:page-style/*" {
	const style: import("../app/layout/page-style.tsx").PageStyle;
	export default style;
}
declare module "virtual:fonts" {
	export const fontFaces: string;
	export const fontUrls: readonly string[];
}
