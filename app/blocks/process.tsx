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
			<ol className="process side">
				{items.map((step, index) => (
					<li key={step.title}>
						<span className="sr-only">Step {index + 1}</span>
						{drawings[index] && (
							<Specimen caption={`the page after step ${index + 1}.`} className={`build build-${index + 1}`}>
								{drawings[index]}
							</Specimen>
						)}
						<h3 className="mt-4 text-h3">{step.title}</h3>
						<p className="mt-2 text-muted">{step.description}</p>
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
		<ul key="boxes" className="build-boxes mono">
			{spread.boxes.map((box) => (
				<li key={box}>{box}</li>
			))}
		</ul>,
		<Sheet key="staging">
			<p className="font-[650]">{title}</p>
			<p className="mt-2">{text.replaceAll("==", "")}</p>
			<ul className="mono build-checks">
				{checks.map((check) => (
					<li key={check}>
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
