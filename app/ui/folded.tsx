import { Plus } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface FoldedProps {
	/** What is folded, and how many of it. */
	label: string;
	/** For the line that opens it. */
	className?: string;
	children: ReactNode;
}

/** A list that is looked up rather than read: it opens by its label, by a link into it, and in a search of the page. */
export function Folded({ label, className = "", children }: FoldedProps) {
	return (
		<details>
			<summary className={`flex min-h-11 items-center gap-2 font-[650] hover:text-link ${className}`.trim()}>
				{label}
				{/* Without its upright stroke a plus is a minus. */}
				<Icon node={Plus} className="size-4 text-link" />
			</summary>
			{children}
		</details>
	);
}
