import { examplesOf } from "../playground/examples.ts";
import { Record } from "./record.tsx";

export default examplesOf(Record, {
	"a page and a record": {
		kind: "record",
		title: "Quoted by anyone, or seen by nobody",
		intro: "The page is written to be cited.",
		caption: "page and record are invented.",
		page: {
			label: "Anyone may quote it",
			address: "your-practice.example/knee-pain",
			title: "Knee pain on the way down stairs",
			text: "It often comes from the joint. ==Come in if the knee locks.==",
			rows: [{ label: "Reviewed by", value: "==a licensed clinician==" }],
		},
		record: {
			label: "Nobody else may see it",
			name: "Booking record",
			rows: [
				{ label: "Patient", bar: 78 },
				{ label: "Born", bar: 60 },
				{ label: "To ad networks", value: "nothing" },
			],
		},
	},
});
