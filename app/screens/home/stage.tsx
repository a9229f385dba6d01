import { ArrowRight } from "lucide";
import type { Views } from "../../../shared/content-types.ts";
import { Edited } from "../../parts/edited.tsx";
import { Query } from "../../parts/query.tsx";
import { Icon } from "../../ui/icon.tsx";

type StageProps = Pick<Views["home"], "stage" | "stageTitle" | "stageNote">;

/**
 * A query, an answer that cites one page, and that page; a tab an industry. The tabs are native radios, so they work by arrow
 * keys and without script. All scenes share one place, so the tallest gives the height and nothing moves on choosing.
 */
export function Stage({ stage, stageTitle, stageNote }: StageProps) {
	return (
		<fieldset className="stage min-w-0">
			<legend className="sr-only">{stageTitle}</legend>
			<div className="stage-tabs side flex overflow-x-auto">
				{stage.map(({ name, path }, index) => (
					<label key={path}>
						<input type="radio" name="stage" defaultChecked={index === 0} />
						{name}
					</label>
				))}
			</div>
			<div className="stage-scenes ground-stage grid overflow-x-clip" data-nosnippet="">
				{stage.map((scene) => (
					<Scene key={scene.path} note={stageNote} {...scene} />
				))}
			</div>
		</fieldset>
	);
}

function Scene({ query, answer, source, others, link, path, note }: StageProps["stage"][number] & { note: string }) {
	const [before = "", cited = "", after = ""] = answer.split("==");
	return (
		<figure className="scene side pt-5 lg:pt-6">
			<Query className="typed border-b-2 pb-4">{query}</Query>
			<p className="answer display text-balance">
				<Edited text={`${before}==${cited}==`} />
				<span className="chip" aria-hidden="true">
					1
				</span>
				{after}
			</p>
			<div className="source ground-sheet relative flex gap-5 p-5 max-lg:-mx-side max-lg:px-side lg:col-start-2 lg:row-start-3">
				<span className="chip mt-0.5 shrink-0" aria-hidden="true">
					1
				</span>
				<div className="min-w-0">
					<p className="font-mono text-small wrap-anywhere text-muted">{source.address}</p>
					<p className="display text-h3">{source.title}</p>
					<a href={path} className="cover-link inline-flex min-h-11 items-center gap-2 font-[650]">
						{link}
						<Icon node={ArrowRight} className="size-5" />
					</a>
				</div>
			</div>
			<figcaption className="self-end py-5 font-mono text-small text-muted lg:col-start-1 lg:row-start-3 lg:pb-6">
				<p>{note}</p>
				<ul className="flex flex-wrap gap-x-8 wrap-anywhere">
					{others.map((address) => (
						<li key={address}>{address}</li>
					))}
				</ul>
			</figcaption>
		</figure>
	);
}
