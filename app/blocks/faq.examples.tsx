import { examplesOf } from "../playground/examples.ts";
import { Faq } from "./faq.tsx";

const items = [
	{ question: "How long does it take?", answer: "Initial results take 3-6 months." },
	{ question: "What does it cost, and can the order be canceled?", answer: "The price is in the offer. Cancellation is possible within 48 hours." },
];

export default examplesOf(Faq, { "two questions": { items } });
