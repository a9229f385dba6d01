import { examplesOf } from "../test-routes/examples.ts";
import { EmailAction } from "./email-action.tsx";

export default examplesOf(EmailAction, { "on paper": { children: "Email Our Team" } }, "wrap");
