import { fontFaces, fontUrls } from "virtual:fonts";
import inlineScript from "virtual:inline-script";
import { themeColors } from "virtual:site";
import css from "virtual:stylesheet";
import { QueryClientProvider } from "@tanstack/react-query";
import { useLayoutEffect, useState } from "react";
import { Links, Meta, Outlet, Scripts, useLocation } from "react-router";
import type { Route } from "./+types/root";
import { BootData } from "./hydration/boot-data.tsx";
import { LANGUAGE } from "./hydration/translated.ts";
import { ChatDock } from "./layout/chat-button.tsx";
import { ClientNavigation } from "./layout/client-navigation.tsx";
import { ErrorScreen } from "./layout/error-screen.tsx";
import { Footer } from "./layout/footer.tsx";
import { Header } from "./layout/header.tsx";
import { PageStyle } from "./layout/page-style.tsx";
import { StructuredData } from "./layout/structured-data.tsx";
import { Monitor } from "./monitor/monitor-gate.tsx";
import { createQueryClient } from "./query-client.ts";
import { showStoredTheme } from "./theme/theme.ts";
import { Toasts } from "./toasts/toasts.tsx";
import { Tooltips } from "./tooltips/tooltips.tsx";
import { words } from "./words.ts";

const STYLES_ID = "styles";
/** The shared stylesheet. In the browser, it comes from the page's <style>, in case React renders the head again. */
const styles = fontFaces + css || (document.getElementById(STYLES_ID)?.textContent ?? "");

/** Restores the attributes of `<html>`, such as theme and translation, which React removes when it renders the document again. */
function useRootAttributes(): void {
	const [attributes] = useState(() =>
		(import.meta.env.SSR ? [] : [...document.documentElement.attributes]).map(({ name, value }) => ({ name, value })),
	);
	useLayoutEffect(() => {
		const root = document.documentElement;
		for (const { name, value } of attributes) if (name === "lang" || !root.hasAttribute(name)) root.setAttribute(name, value);
		showStoredTheme();
	}, [attributes]);
}

/** The HTML document. In production, the inline script is the only one that runs before the first paint. */
export function Layout({ children }: { children: React.ReactNode }) {
	useRootAttributes();
	return (
		<html lang={LANGUAGE} suppressHydrationWarning>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				{Object.entries(themeColors).map(([scheme, color]) => (
					<meta
						key={scheme}
						name="theme-color"
						content={color}
						media={`(prefers-color-scheme: ${scheme})`}
						data-scheme={scheme}
						suppressHydrationWarning
					/>
				))}
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet. */}
				<style id={STYLES_ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: styles }} />
				<PageStyle />
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script; empty in the browser, where it has already run. */}
				<script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: inlineScript }} />
				{fontUrls.map((url) => (
					<link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="anonymous" />
				))}
				<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
				<link rel="icon" href="/favicon.ico" sizes="32x32" />
				<link rel="apple-touch-icon" href="/apple-touch-icon.png" />
				<link rel="manifest" href="/site.webmanifest" />
				<Meta />
				{import.meta.env.DEV && <Links />}
				{/* Keeps HMR working when the page's own scripts fail. */}
				{import.meta.env.DEV && <script type="module" src="/@vite/client" />}
			</head>
			<body>
				{children}
				{import.meta.env.DEV ? <Scripts /> : <BootData />}
			</body>
		</html>
	);
}

export default function App() {
	const [queryClient] = useState(createQueryClient);
	const { pathname, search } = useLocation();
	return (
		<QueryClientProvider client={queryClient}>
			{/* Must be the first Tab stop. */}
			<a href="#main" className="skip-link button button-link fixed top-2 left-2 z-50">
				{words.skipLink}
			</a>
			<Header />
			{/* A container, so that cqw excludes the scrollbar (--side in tokens.css). */}
			<main key={pathname} id="main" tabIndex={-1} className="@container">
				<Outlet />
			</main>
			<Footer />
			<ChatDock />
			{/* Must listen before ClientNavigation reports hydration, because pending clicks are replayed then. */}
			<Tooltips />
			<ClientNavigation />
			<Monitor pathname={pathname} search={search} />
			<Toasts />
			<StructuredData />
		</QueryClientProvider>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorScreen error={error} />;
}
