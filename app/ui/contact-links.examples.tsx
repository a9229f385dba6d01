import { examplesOf } from "../playground/examples.ts";
import { ChatButton, EmailButton } from "./contact-links.tsx";

export default [
	...examplesOf(EmailButton, { "e-mail": { children: "Email Our Team" } }, "wrap"),
	...examplesOf(
		ChatButton,
		{ chat: { children: "Chat on WhatsApp", variant: "line" }, "chat with a message": { children: "Get Started", message: "Hello" } },
		"wrap",
	),
];
