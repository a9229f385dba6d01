import { examplesOf } from "../playground/examples.ts";
import { Text } from "./text.tsx";

export default examplesOf(
	Text,
	{
		"two ranges": { text: "Initial results in 3-6 months, 20-30% more inquiries." },
		"a citation": { text: "Refunds apply only if nothing was delivered.[^1] Cancellation is allowed within 48 hours.[^2]" },
	},
	"wrap",
);
