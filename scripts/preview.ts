import { fail, readArguments } from "./command.mjs";
import { checkPort } from "./setup.mjs";

readArguments({
	usage: "npm run preview",
	purpose: "Serves the last build (or the one in $SITE_BUILD_DIR) on port 4173 (or $PORT).",
	takes: "until Ctrl+C",
});
await checkPort(Number(process.env.PORT ?? 4173), "npm run preview");
await import("../server/serve.ts").catch((error) => fail(error, 1));
