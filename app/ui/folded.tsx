import { Plus } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface FoldedProps {
	/** Label, such as "All 12 sources". */
	label: string;
	/** Class for the summary. */
	className?: string;
	children: ReactNode;
}

/** Content that is collapsed at first. Find-in-page and links into the content also open it. */
export function Folded({ label, className = "", children }: FoldedProps) {
	return (
		<details>
			<summary className={`flex min-h-11 items-center gap-2 font-[650] ${className}`.trim()}>
				{label}
				{/* CSS hides the vertical stroke when open. */}
				<Icon node={Plus} className="size-4 text-link" />
			</summary>
			{children}
		</details>
	);
}
