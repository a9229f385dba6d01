import type { ReactNode } from "react";
import type { CallToAction } from "../../shared/content-types.ts";
import { words } from "../words.ts";
import { messageHref } from "./closing.tsx";
import { SheetHead } from "./sheet-head.tsx";

interface MailProps {
	message: CallToAction["message"];
	caption: string;
	/** Instead of the subject. */
	head?: ReactNode;
	/** How a line of it is drawn; as a part of a letter where left out. */
	line?: (text: string) => ReactNode;
	/** Layout of the sheet. */
	className?: string;
}

const letter = (text: string) => (
	<p key={text} className="serif mt-3 text-[1.25rem] leading-snug">
		{text}
	</p>
);

/** The visitor's first e-mail, filled in; its link opens it. */
export function Mail({ message, caption, head, line = letter, className = "" }: MailProps) {
	if (!message) return null;
	return (
		<figure className={`ground-sheet flex flex-col px-5 pt-5 pb-4 lg:px-8 ${className}`.trim()} data-nosnippet="">
			{head ?? <SheetHead text={`${words.subject}: ${message.subject}`} />}
			{message.lines.map(line)}
			<figcaption className="mt-auto pt-3 flex flex-wrap items-center justify-between gap-x-8">
				<a href={messageHref(message)} className="plain-link inline-flex min-h-11 items-center font-[650]">
					{message.button}
				</a>
				<span className="caption">{caption}</span>
			</figcaption>
		</figure>
	);
}
