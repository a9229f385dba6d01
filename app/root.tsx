import { fontFaces, fontUrls } from "virtual:fonts";
import css from "virtual:stylesheet";
import wakeScript from "virtual:wake-script";
import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, useLocation } from "react-router";
import type { Route } from "./+types/root";
import { FloatingChatButton } from "./layout/chat-button.tsx";
import { ClientNavigation } from "./layout/client-navigation.tsx";
import { ErrorScreen } from "./layout/error-screen.tsx";
import { Footer } from "./layout/footer.tsx";
import { Header } from "./layout/header.tsx";
import { SkipLink } from "./layout/skip-link.tsx";
import { Monitor } from "./monitor/monitor-gate.tsx";
import { createQueryClient } from "./query-client.ts";
import { themeColors } from "./theme/colors.ts";
import { Toasts } from "./toasts/toasts.tsx";
import { Tooltips } from "./tooltips/tooltips.tsx";
import { BootData } from "./wake/boot-data.tsx";

/** The document. In production nothing in it runs before the first paint but the one inline script. */
export function Layout({ children }: { children: React.ReactNode }) {
	return (
		<html lang="en" suppressHydrationWarning>
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
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet; empty in the browser, which has it. */}
				<style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: fontFaces + css }} />
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script; empty in the browser, which has run it. */}
				<script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: wakeScript }} />
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
	const { pathname } = useLocation();
	return (
		<QueryClientProvider client={queryClient}>
			<SkipLink />
			<Header />
			<main key={pathname} id="main" tabIndex={-1}>
				<Outlet />
			</main>
			<Footer />
			<aside aria-label="Chat">
				<FloatingChatButton />
			</aside>
			<ClientNavigation />
			<Monitor />
			<Tooltips />
			<Toasts />
		</QueryClientProvider>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (isRouteErrorResponse(error)) return <ErrorScreen message={`${error.status} ${error.statusText}`.trim()} />;
	return <ErrorScreen message={error instanceof Error ? error.message : String(error)} />;
}
