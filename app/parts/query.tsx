import { Search } from "lucide";
import { Icon } from "../ui/icon.tsx";

/** A query as typed into a search engine or an assistant. */
export function Query({ children, className = "" }: { children: string; className?: string }) {
	return (
		<p className={`query ${className}`.trim()}>
			<Icon node={Search} />
			<span>{children}</span>
		</p>
	);
}
