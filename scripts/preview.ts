import { fail, readArguments } from "./command.mjs";
import { checkPort } from "./setup.mjs";

readArguments({
	usage: "npm run preview",
	purpose: "Serves the last build. PORT=4174 npm run preview uses another port than 4173, SITE_BUILD_DIR another build.",
	takes: "until Ctrl+C",
});
await checkPort(Number(process.env.PORT ?? 4173), "npm run preview");
await import("../server/serve.ts").catch((error) => fail(error, 1));
