import { useEffect, useState } from "react";
import { isRouteErrorResponse } from "react-router";

/** The screen of an unexpected error (docs/product.md, section 8). It uses nothing that may have failed. */
export function ErrorScreen({ error }: { error: unknown }) {
	const [message, setMessage] = useState(() => messageOf(error));
	useEffect(() => {
		// The text of a response comes later than its status.
		if (error instanceof Response && !error.bodyUsed) void error.text().then((text) => setMessage(joined(messageOf(error), text)));
	}, [error]);
	return (
		<main className="wrap grid gap-8 pt-section">
			<title>Unexpected Application Error!</title>
			<h1 className="text-title">Unexpected Application Error!</h1>
			<p className="mono max-w-[40rem]">{message}</p>
			<p>
				<a href="/" className="button button-link">
					Return to Home
				</a>
			</p>
		</main>
	);
}

const joined = (...parts: unknown[]) => parts.filter((part) => typeof part === "number" || (typeof part === "string" && part !== "")).join(" ");

/** Status and message of what was thrown. */
function messageOf(error: unknown): string {
	if (isRouteErrorResponse(error)) return joined(error.status, error.statusText, typeof error.data === "string" ? error.data : error.data?.message);
	if (error instanceof Response) return joined(error.status, error.statusText);
	return error instanceof Error ? error.message : String(error);
}
