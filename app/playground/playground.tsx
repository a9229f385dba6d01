import { ThemeControl } from "../layout/theme-control.tsx";
import { allExamples } from "./all-examples.ts";
import type { Example, Frame } from "./examples.ts";

const frames = {
	page: "",
	wrap: "wrap",
	aside: "wrap grid lg:grid-cols-12",
} satisfies Record<Frame, string>;

/** Every block, ui component and drawing in its examples. Only classes that the site uses itself have a style here. */
export default function Playground() {
	return (
		<>
			<title>Playground</title>
			<div className="wrap py-8">
				<h1 className="text-h2">Playground</h1>
				<ThemeControl />
			</div>
			{[...allExamples].map(([component, examples]) => (
				<section key={component} id={component} aria-label={component}>
					{examples.map((example) => (
						<Shown key={example.name} {...example} component={component} />
					))}
				</section>
			))}
		</>
	);
}

function Shown({ component, name, element, frame }: Example & { component: string }) {
	return (
		<>
			<p className="wrap border-t-[1.5px] border-ink pt-4 mono text-muted">
				{component}: {name}
			</p>
			<div className={`py-8 ${frames[frame]}`} data-example={`${component}: ${name}`}>
				{frame === "aside" ? <div className="lg:col-span-5">{element}</div> : element}
			</div>
		</>
	);
}
