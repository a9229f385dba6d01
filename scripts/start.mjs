import { readArguments } from "./command.mjs";
import { checkPort, install, run } from "./setup.mjs";

readArguments({
	usage: "npm start",
	purpose: "Installs missing packages, builds the site, and serves it on port 4173 (or $PORT).",
	takes: "two minutes the first time, then about 15 seconds; npm run preview serves the last build at once",
});
await checkPort(Number(process.env.PORT ?? 4173), "npm start");
install();
run("node", ["scripts/build.ts"]);
run("node", ["server/serve.ts"]);
