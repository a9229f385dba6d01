import { ArrowRight } from "lucide";
import type { Views } from "../../shared/content-types.ts";
import { Icon } from "../ui/icon.tsx";
import { Written } from "../ui/written.tsx";
import { AskedLine } from "./asked-line.tsx";
import { Print } from "./print.tsx";

interface StageProps {
	/** Names the tabs for screen readers. */
	title: string;
	/** That it is an illustration, and what the struck pages are. */
	note: string;
	scenes: Views["home"]["stage"];
}

/**
 * A query, an answer that cites one page, and that page; a tab a sector. The tabs are native radios, so they work by arrow
 * keys and without script. All scenes share one place, so the tallest gives the height and nothing moves on choosing.
 */
export function Stage({ title, note, scenes }: StageProps) {
	return (
		<fieldset className="stage">
			<legend className="sr-only">{title}</legend>
			<div className="switch stage-tabs side">
				{scenes.map(({ name, path }, index) => (
					<label key={path}>
						<input type="radio" name="stage" defaultChecked={index === 0} />
						{name}
					</label>
				))}
			</div>
			<div className="stage-scenes ground-stage" data-nosnippet="">
				{scenes.map((scene) => (
					<Scene key={scene.path} note={note} {...scene} />
				))}
			</div>
		</fieldset>
	);
}

function Scene({ query, answer, source, others, link, path, photo, note }: StageProps["scenes"][number] & { note: string }) {
	const [before, cited, after] = answer.split("==");
	return (
		<figure className="scene side">
			<AskedLine query={query} size="large" caret />
			<p className="scene-answer display">
				<span>
					<Written text={`${before}==${cited}==`} />
					<span className="letter" aria-hidden="true">
						1
					</span>
					{after}
				</span>
			</p>
			<div className="scene-card ground-sheet">
				<span className="scene-number display" aria-hidden="true">
					1
				</span>
				<Print photo={photo} sizes="(min-width: 1024px) 20rem, (min-width: 640px) 15rem, 100vw" tagged={false} />
				<div className="p-4 sm:p-6">
					<p className="mono text-muted">{source.address}</p>
					<p className="display mt-1 text-h3">{source.title}</p>
					<a href={path} className="cover-link mt-2 inline-flex min-h-11 items-center gap-2 font-[650]">
						{link}
						<Icon node={ArrowRight} />
					</a>
				</div>
			</div>
			<figcaption className="scene-others mono">
				<p className="mb-2">{note}</p>
				<ul className="flex flex-wrap gap-x-8 gap-y-1">
					{others.map((address) => (
						<li key={address}>
							<s>{address}</s>
						</li>
					))}
				</ul>
			</figcaption>
		</figure>
	);
}
