import { useEffect, useState } from "react";
import { words } from "../words.ts";

/** The screen for unexpected errors (docs/product.md, section 8). Uses no other components, since any of them may have failed. */
export function ErrorScreen({ error }: { error: unknown }) {
	const [message, setMessage] = useState(() => messageOf(error));
	useEffect(() => {
		// The body of a response arrives after its status.
		if (error instanceof Response && !error.bodyUsed) void error.text().then((text) => setMessage(joined(messageOf(error), text)));
	}, [error]);
	return (
		<main className="wrap grid gap-8 pt-section">
			<title>{words.errorTitle}</title>
			<h1 className="text-title">{words.errorTitle}</h1>
			<p className="mono max-w-[40rem]">{message}</p>
			<p>
				<a href="/" className="button button-link">
					{words.returnHome}
				</a>
			</p>
		</main>
	);
}

const joined = (...parts: unknown[]) =>
	parts.filter((part) => typeof part === "number" || (typeof part === "string" && part !== "")).join(" ");

/** Returns the status and message of a thrown value; if it has neither, its name or "Unknown error". */
function messageOf(thrown: unknown): string {
	if (typeof thrown !== "object" || thrown === null) return joined(thrown) || words.errorUnknown;
	const { status, statusText, message, data, name }: Record<string, unknown> = Object(thrown);
	const detail = typeof data === "object" && data !== null && "message" in data ? data.message : data;
	return joined(status, statusText, message, detail) || joined(name) || words.errorUnknown;
}
