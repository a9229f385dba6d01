import { readOnce } from "../vite/content/read-content.ts";
import { fail, readArguments } from "./command.mjs";

readArguments({
	usage: "npm run check:content",
	purpose: "Lists warnings, and the mistakes in content and settings that stop a build. Only a build checks all links.",
	takes: "a few seconds",
	exits: "0 if there are no mistakes, 1 if there are, 2 on invalid arguments",
});
await readOnce().catch((error) => fail(error, 1));
