import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";
import { bootOf, ownRoutes } from "./framework/boot.server.ts";
import { BootContext } from "./hydration/boot-data.tsx";

/** Renders a whole page. Throws the first rendering error, which fails the build. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
	headers.set("Content-Type", "text/html; charset=utf-8");
	const errors: unknown[] = [];
	const boot = import.meta.env.PROD ? await bootOf(context, new URL(request.url).pathname) : undefined;
	const { prelude } = await prerenderToNodeStream(
		<BootContext value={boot}>
			<ServerRouter context={boot ? { ...ownRoutes(context), serverHandoffStream: undefined } : context} url={request.url} />
		</BootContext>,
		{ progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
	);
	const html = await text(prelude);
	if (errors.length > 0) throw errors[0];
	return new Response(metaFirst(html), { status, headers });
}

/** Moves the inline styles and script to the end of the head, because the charset must be in the first 1,024 bytes. */
function metaFirst(html: string): string {
	const [whole, inlined = ""] = /<head>((?:<(style|script)[^>]*>[\s\S]*?<\/\2>)+)/.exec(html) ?? [];
	if (whole === undefined) return html;
	return html.replace(whole, () => "<head>").replace("</head>", () => `${inlined}</head>`);
}
