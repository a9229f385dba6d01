import { examplesOf } from "../playground/examples.ts";
import type { QuoteData } from "./quote.tsx";
import { Quotes } from "./quotes.tsx";

const quote = (name: string, text: string): QuoteData => ({ name, company: "Company", text, rating: 5 });

const quotes = [
	quote("A. Person, Role", "The guide exists because this team made us answer the question we kept avoiding."),
	quote("B. Person, Role", "Every placement arrives with its address."),
	quote("C. Person, Role", "The front desk can edit everything."),
];

export default examplesOf(Quotes, { "one large, two small": { title: "What clients remember", quotes } });
