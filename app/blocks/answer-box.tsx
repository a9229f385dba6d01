import { Search } from "lucide";
import type { Views } from "../content/views.ts";
import { Icon } from "../ui/icon.tsx";

/** The hero's drawing of what the agency sells: a question, an answer that cites, a result. Nothing in it is a link. */
export function AnswerBox({ query, before, marked, after, result, other }: Views["home"]["answerBox"]) {
	return (
		<figure className="answer-box">
			<figcaption className="sr-only">Illustration: a question, an assistant's answer that cites one source, and a search result.</figcaption>
			<p className="flex items-center gap-3 border-b-[1.5px] border-ink px-5 py-4 font-mono text-small">
				<Icon node={Search} className="size-5 shrink-0 stroke-[2.25]" />
				<span className="text-balance">
					{query}
					<span className="caret" aria-hidden="true" />
				</span>
			</p>
			<div className="border-b border-hair px-5 py-4">
				<p className="flex justify-between font-mono text-mono text-muted">
					<span>AI answer</span>
					<span>1 source</span>
				</p>
				<p className="mt-2 text-small">
					{before} <span className="marked">{marked}</span> <span className="chip">1</span> {after}
				</p>
			</div>
			<div className="border-b border-hair px-5 py-4">
				<p className="font-mono text-mono text-muted">{`your-site.example › services`}</p>
				<p className="display mt-1 leading-snug text-link underline decoration-[1.5px] underline-offset-4">{result.title}</p>
				<p className="mt-2 text-small text-muted">{result.description}</p>
			</div>
			<div className="px-5 py-4" aria-hidden="true">
				<p className="font-mono text-mono text-muted">{other.address}</p>
				<p className="display mt-1 text-muted underline">{other.title}</p>
			</div>
		</figure>
	);
}
