import { Search } from "lucide";
import type { HTMLAttributes } from "react";
import { Icon } from "../ui/icon.tsx";

/** A search query or an assistant's prompt, with a magnifying glass before it. */
export function Query({ children, className = "", ...rest }: HTMLAttributes<HTMLParagraphElement>) {
	return (
		<p {...rest} className={`query flex items-baseline gap-[0.5em] font-mono font-medium wrap-anywhere ${className}`}>
			<Icon node={Search} className="size-[1.1em] flex-none [translate:0_0.18em] stroke-[2.25]" />
			<span>{children}</span>
		</p>
	);
}
