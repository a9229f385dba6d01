import { examplesOf } from "../playground/examples.ts";
import { ContactActions } from "./contact-actions.tsx";

export default examplesOf(ContactActions, {
	"both ways": {
		email: { title: "For anything with detail", text: "Opens your own mail program with our address." },
		chat: { title: "For a quick question", text: "Opens WhatsApp in a new tab." },
	},
});
