import type { ReactNode } from "react";
import type { IndustrySpecimenOf } from "../../shared/content-types.ts";
import { Written } from "../ui/written.tsx";
import { Centrepiece } from "./centrepiece.tsx";
import { Pairs } from "./pairs.tsx";
import { Sheet, SheetHead, Specimen } from "./specimen.tsx";

/** One product's facts on its page, in its feed and in an answer, with what disagrees struck out. */
export function ProductFacts({ title, intro, caption, page, feed, answer, fixed }: IndustrySpecimenOf<"facts">) {
	return (
		<Centrepiece title={title} intro={intro} ground="night">
			<Specimen caption={caption} captioned>
				<div className="side grid gap-x-6 gap-y-8 lg:grid-cols-3">
					<Witness label={page.label} head={page.address}>
						<p className="display py-3 text-h3">{page.title}</p>
						<Pairs rows={page.rows} className="display drawn-words" />
					</Witness>
					<Witness label={feed.label} head={feed.address} className="mono">
						<Pairs rows={feed.rows} className="mt-3" />
					</Witness>
					<Witness label={answer.label} head={answer.query}>
						<p className="display drawn-words mt-4">
							<Written text={answer.text} />
						</p>
					</Witness>
				</div>
				<p className="display side mt-8 text-h2">
					<Written text={fixed} />
				</p>
			</Specimen>
		</Centrepiece>
	);
}

interface WitnessProps {
	label: string;
	head: string;
	className?: string;
	children: ReactNode;
}

/** One of the three places that say something of the product; all of them have the same weight. */
function Witness({ label, head, className = "", children }: WitnessProps) {
	return (
		<div className="grid grid-rows-[auto_1fr] gap-3">
			<p className="display text-h3">{label}</p>
			<Sheet className={className}>
				<SheetHead>{head}</SheetHead>
				{children}
			</Sheet>
		</div>
	);
}
