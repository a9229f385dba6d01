import { ArrowRight } from "lucide";
import type { Views } from "../../../shared/content-types.ts";
import { Items } from "../../parts/items.tsx";
import { Line } from "../../parts/line.tsx";
import { Query } from "../../parts/query.tsx";
import { Icon } from "../../ui/icon.tsx";

/**
 * A query, an answer that cites one page, and that page; one tab per industry. The tabs are native radio buttons, so they work
 * with arrow keys and without JavaScript.
 */
export function Stage({ stage, stageTitle, stageNote }: Pick<Views["home"], "stage" | "stageTitle" | "stageNote">) {
	return (
		<fieldset className="stage min-w-0">
			<legend className="sr-only">{stageTitle}</legend>
			<div className="stage-tabs switch side flex overflow-x-auto [scrollbar-width:none]">
				{stage.map(({ name, path }, index) => (
					<label key={path} className="border-[1.5px] border-b-0 border-rule py-3.5 not-first:border-l-0 has-checked:border-(--stage)">
						<input type="radio" name="stage" className="-outline-offset-4" defaultChecked={index === 0} />
						{name}
					</label>
				))}
			</div>
			<div className="ground-stage overflow-x-clip" data-nosnippet="">
				{stage.map(({ query, answer, source, others, link, path }) => {
					const [before = "", cited = "", after = ""] = answer.split("==");
					return (
						<figure key={path} className="scene side grid-rows-[auto_auto_1fr_auto] gap-x-12 pt-5 lg:grid-cols-[5fr_7fr] lg:pt-6">
							<Query className="typed border-b-2 pb-4 lg:col-span-full">{query}</Query>
							<p className="display my-5 max-w-[21em] max-sm:pr-10 text-[clamp(1.75rem,0.8rem+3.3vw,4rem)]/[1.18] text-balance lg:col-span-full">
								<Line as="span" text={`${before}==${cited}==`} />
								<Line as="span" className="chip ml-[0.35rem] align-[0.5em]" aria-hidden="true" text="1" />
								{after}
							</p>
							<div className="pb-5 font-mono text-small text-muted lg:self-end lg:col-start-1 lg:row-start-3 lg:py-6">
								<p>{stageNote}</p>
								<Items texts={others} className="flex flex-wrap gap-x-8 wrap-anywhere" />
							</div>
							<div className="ground-sheet relative flex items-center gap-5 p-5 max-lg:-mx-side max-lg:px-side lg:col-start-2 lg:row-start-3 lg:-mr-side">
								<Line as="span" className="chip mt-0.5 shrink-0" aria-hidden="true" text="1" />
								<div className="min-w-0">
									<p className="font-mono text-small wrap-anywhere text-muted">{source.address}</p>
									<p className="display text-h3">{source.title}</p>
									<a href={path} className="cover-link inline-flex min-h-11 items-center gap-2 font-[650]">
										{link}
										<Icon node={ArrowRight} className="size-5" />
									</a>
								</div>
							</div>
						</figure>
					);
				})}
			</div>
		</fieldset>
	);
}
