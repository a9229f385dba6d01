import { examplesOf } from "../playground/examples.ts";
import { EmailAction } from "./email-action.tsx";

export default examplesOf(EmailAction, { "on paper": { children: "Email Our Team" } }, "wrap");
