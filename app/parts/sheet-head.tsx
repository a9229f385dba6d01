import type { ReactNode } from "react";
import { Line } from "./line.tsx";

interface SheetHeadProps {
	text: string;
	/** Text at the right end. */
	aside?: ReactNode;
	className?: string;
}

/** The line above a specimen, with its URL or subject. */
export function SheetHead({ text, aside, className = "" }: SheetHeadProps) {
	return (
		<p className={`sheet-head ${className}`.trim()}>
			<Line as="span" text={text} /> {aside && <span className="text-muted">{aside}</span>}
		</p>
	);
}
