import type { ReactNode } from "react";
import { Line } from "./line.tsx";

interface SheetHeadProps {
	text: string;
	/** At the other end of the line. */
	aside?: ReactNode;
	className?: string;
}

/** The line above a specimen: its address or subject. */
export function SheetHead({ text, aside, className = "" }: SheetHeadProps) {
	return (
		<p className={`sheet-head ${className}`.trim()}>
			<Line as="span" text={text} /> {aside && <span className="text-muted">{aside}</span>}
		</p>
	);
}
