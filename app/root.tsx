import { fontFaces, fontUrls } from "virtual:fonts";
import inlineScript from "virtual:inline-script";
import css from "virtual:stylesheet";
import { QueryClientProvider } from "@tanstack/react-query";
import { useLayoutEffect, useState } from "react";
import { Links, Meta, Outlet, Scripts, useLocation } from "react-router";
import { themeColors } from "../shared/theme-colors.ts";
import type { Route } from "./+types/root";
import { BootData } from "./hydration/boot-data.tsx";
import { LANGUAGE } from "./hydration/translated.ts";
import { ChatDock } from "./layout/chat-button.tsx";
import { ClientNavigation } from "./layout/client-navigation.tsx";
import { ErrorScreen } from "./layout/error-screen.tsx";
import { Footer } from "./layout/footer.tsx";
import { Header } from "./layout/header.tsx";
import { StructuredData } from "./layout/structured-data.tsx";
import { Monitor } from "./monitor/monitor-gate.tsx";
import { createQueryClient } from "./query-client.ts";
import { showStoredTheme } from "./theme/theme.ts";
import { Toasts } from "./toasts/toasts.tsx";
import { Tooltips } from "./tooltips/tooltips.tsx";

const STYLES_ID = "styles";
/** The one stylesheet; in the browser that of the page itself, which React writes anew with the rest of the head. */
const styles = fontFaces + css || (document.getElementById(STYLES_ID)?.textContent ?? "");

/**
 * React clears <html> and the head whenever it renders the document anew (the error screen and back, a mismatch): what
 * others have set there, such as theme and translation, is put back.
 */
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

/** The document. In production nothing in it runs before the first paint but the one inline script. */
export function Layout({ children }: { children: React.ReactNode }) {
	useRootAttributes();
	return (
		<html lang={LANGUAGE} suppressHydrationWarning>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				{themeColors.map(({ scheme, color }) => (
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
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script; empty in the browser, which has run it. */}
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
				{/* By itself, so that a page whose own scripts fail still hears of the mistake and of its end. */}
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
			{/* The first stop of the Tab key: past the header. */}
			<a href="#main" className="skip-link button button-link">
				Skip to content
			</a>
			<Header />
			<main key={pathname} id="main" tabIndex={-1}>
				<Outlet />
			</main>
			<Footer />
			<ChatDock />
			{/* Before the clicks that were kept until now. */}
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
