import { readArguments } from "./command.mjs";

readArguments({
	usage: "npm run preview",
	purpose: "Serves the last build. PORT=4174 npm run preview uses another port than 4173, SITE_BUILD_DIR another build.",
	takes: "until Ctrl+C",
	exits: "0 when stopped, 1 when it cannot start, 2 for wrong arguments",
});
await import("../server/serve.ts");
