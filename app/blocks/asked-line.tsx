import { Search } from "lucide";
import { Icon } from "../ui/icon.tsx";

interface AskedLineProps {
	/** What somebody typed, in lower case. */
	query: string;
	/** large: the stage's. small: on a photo or a card. */
	size?: "small" | "usual" | "large";
	/** The yellow caret behind the query. */
	caret?: boolean;
}

/** What somebody typed, above the answer. It is text and no field, so nothing about it looks live. */
export function AskedLine({ query, size = "usual", caret = false }: AskedLineProps) {
	return (
		<p className={`asked asked-${size}`}>
			<Icon node={Search} />
			<span className="asked-query">
				{query}
				{caret && <span className="caret" aria-hidden="true" />}
			</span>
		</p>
	);
}
