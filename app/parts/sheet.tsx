import type { ReactNode } from "react";
import type { CallToAction, Sheet as SheetData } from "../../shared/content-types.ts";
import { words } from "../words.ts";
import { DOCKED, messageHref } from "./closing.tsx";
import { Line } from "./line.tsx";
import { Query } from "./query.tsx";
import { Rows } from "./rows.tsx";

interface SheetProps extends Partial<SheetData> {
	caption?: string | undefined;
	/** The background: white by default; `stage` is blue, for an assistant's answer. */
	ground?: "sheet" | "panel" | "stage";
	/** Classes for padding and text size. The default suits a sheet that stands alone. */
	className?: string;
	/** A link, button, or other content beside the caption. */
	children?: ReactNode;
}

const STANDALONE = "p-6 text-[1.25rem] lg:p-8 [&_dl>*]:block";

/** An example of a page, form, record, or email. */
export function Sheet({ head, note, query, title, lines = [], rows = [], caption, ground, className = STANDALONE, children }: SheetProps) {
	return (
		<figure className={`ground-${ground ?? "sheet"} ${className}`} data-nosnippet="">
			{head && <SheetHead text={head} aside={note} className="mb-3" />}
			{query && <Query className="mb-2 text-small">{query}</Query>}
			{title && <Line className="serif mb-2 text-m leading-tight font-bold" text={title} />}
			{lines.map((text) => (
				<Line key={text} className="serif not-first:mt-1 leading-snug" text={text} />
			))}
			<Rows
				rows={rows}
				className="serif ruled-hair [.serif+&]:mt-2 grid grid-cols-[fit-content(55%)_1fr] gap-x-5"
				row="col-span-2 grid grid-cols-subgrid items-baseline py-1.5! leading-snug first:border-0! has-[>.bg-current]:items-center"
				label="font-mono text-small text-muted wrap-anywhere"
				text="wrap-break-word"
			/>
			{(children || caption) && (
				<figcaption className="mt-auto flex flex-wrap items-center justify-between gap-x-8 pt-3">
					{children}
					{caption && <span className="caption">{caption}</span>}
				</figcaption>
			)}
		</figure>
	);
}

/** The top line of an example, with its URL or subject, and a note at its end. */
export const SheetHead = ({ text, aside, className = "" }: { text: string; aside?: ReactNode; className?: string }) => (
	<p className={`sheet-head ${className}`.trim()}>
		<Line as="span" text={text} /> {aside && <span className="text-muted">{aside}</span>}
	</p>
);

type MailProps = Pick<SheetProps, "caption" | "className" | "query"> & Pick<CallToAction, "message">;

/** The visitor's first email, prefilled, in the closing banner. The sheet shows the subject or, if set, the `query`. */
export const Mail = ({ message, query, caption, className = "text-[1.25rem]" }: MailProps) =>
	message && (
		<Sheet
			head={query ? undefined : `${words.subject}: ${message.subject}`}
			query={query}
			lines={message.lines}
			caption={caption}
			className={`${DOCKED} flex flex-col [&>.serif+.serif]:mt-3 ${className}`}
		>
			<MessageLink message={message} />
		</Sheet>
	);

/** A link that opens a prefilled email. */
export const MessageLink = ({ message }: { message: NonNullable<CallToAction["message"]> }) => (
	<Line href={messageHref(message)} className="plain-link inline-flex min-h-11 items-center text-base font-[650]" text={message.button} />
);
