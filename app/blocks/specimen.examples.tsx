import { examplesOf } from "../playground/examples.ts";
import { Written } from "../ui/written.tsx";
import { Sheet, SheetHead, Specimen } from "./specimen.tsx";

export default examplesOf(
	Specimen,
	{
		"a page with its caption": {
			caption: "a page of a report.",
			captioned: true,
			children: (
				<Sheet>
					<SheetHead aside="7">Audit report</SheetHead>
					<p className="display mt-4 text-h3">Filters make thousands of near-identical addresses</p>
				</Sheet>
			),
		},
		"somebody else's page": {
			caption: "a sentence in a trade magazine.",
			captioned: true,
			children: (
				<Sheet className="foreign">
					<SheetHead>trade-magazine.example</SheetHead>
					<p className="mt-4 text-lead">
						<Written text="…the tariff code of each item. ==This __lookup__ shows how to find one.==[a]" />
					</p>
				</Sheet>
			),
		},
	},
	"wrap",
);
