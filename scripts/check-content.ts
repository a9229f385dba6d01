import { readOnce } from "../vite/content/read-content.ts";
import { fail, readArguments } from "./command.mjs";

readArguments({
	usage: "npm run check:content",
	purpose: "Lists mistakes in content and settings, which stop a build, and warnings. A build also checks links to files and IDs.",
	takes: "a few seconds",
	exits: "0 if there are no mistakes, 1 if there are, 2 on invalid arguments",
});
await readOnce().catch((error) => fail(error, 1));
