import { Check } from "lucide";
import type { ReactNode } from "react";
import type { Service } from "../../shared/content-types.ts";
import { Icon } from "../ui/icon.tsx";
import { Section } from "../ui/section.tsx";
import { Written } from "../ui/written.tsx";
import { SectionHeading } from "./section-heading.tsx";
import { Sheet, SheetHead, Specimen } from "./specimen.tsx";
import type { SpreadOf } from "./spread.tsx";

type ProcessProps = Extract<Service, { kind: "process" }>["process"] & {
	/** The page that is built in these steps; without it the steps stand without drawings. */
	built?: SpreadOf<"page"> | undefined;
};

/** How the page stands in each of its stages: a list, boxes, a sheet, and a sheet that the edge of the page cuts. */
const FRAMES = ["border-[1.5px] border-rule border-dashed p-4", "border-[1.5px] border-ink p-4", "", "bleed-end"];

/** Steps in their order; above each, the same page as it stands then. */
export function Process({ title, items, built }: ProcessProps) {
	const drawings = built ? stagesOf(built) : [];
	return (
		<Section ground="night" bleed aria-labelledby="process">
			<div className="wrap">
				<SectionHeading id="process" {...(built && { note: `Illustration: ${built.spread.note}` })}>
					{title}
				</SectionHeading>
			</div>
			<ol className="side grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-5">
				{items.map((step, index) => (
					<li key={step.title} className="grid content-start gap-y-2 lg:row-span-4 lg:grid-rows-subgrid lg:last:col-span-2">
						<span className="sr-only">Step {index + 1}</span>
						{drawings[index] && (
							<Specimen caption={`the page after step ${index + 1}.`} className={`self-end text-small ${FRAMES[index]}`}>
								{drawings[index]}
							</Specimen>
						)}
						<h3 className="mt-2 text-h3 lg:max-w-[9em]">{step.title}</h3>
						<p className="text-muted">{step.description}</p>
					</li>
				))}
			</ol>
		</Section>
	);
}

/** One page in four stages: what it has to answer, where things stand, what is tested, and how it is found. */
function stagesOf({ address, title, text, action, checks, spread }: SpreadOf<"page">): ReactNode[] {
	return [
		<div key="list" className="mono">
			<ul>
				{spread.questions.map((question) => (
					<li key={question}>{question}</li>
				))}
			</ul>
			<ul className="mt-8">
				{spread.urls.map((url) => (
					<li key={url}>
						<Written text={url} />
					</li>
				))}
			</ul>
		</div>,
		<ul key="boxes" className="mono grid gap-2">
			{spread.boxes.map((box, index) => (
				<li key={box} className={`border-[1.5px] border-ink px-2 ${index === 1 ? "py-8" : "py-2"}`}>
					{box}
				</li>
			))}
		</ul>,
		<Sheet key="staging" className="bg-hair">
			<p className="font-[650]">{title}</p>
			<p className="mt-2">{text.replaceAll("==", "")}</p>
			<ul className="mono mt-6 border-t-[1.5px] border-ink">
				{checks.map((check) => (
					<li key={check} className="flex items-center justify-between pt-1">
						{check}
						<Icon node={Check} className="size-4" />
					</li>
				))}
			</ul>
		</Sheet>,
		<Sheet key="live">
			<SheetHead>{address}</SheetHead>
			<p className="display py-3 text-h2">{title}</p>
			<p className="text-lead">
				<Written text={spread.answer} />
			</p>
			<p className="mt-4">
				<span className="drawn-button">{action}</span>
			</p>
		</Sheet>,
	];
}
