import { readArguments } from "./command.mjs";
import { build, checkPort, install, run } from "./setup.mjs";

readArguments({
	usage: "npm start",
	purpose: "Installs packages and builds the site where needed, then serves it. PORT=4174 npm start uses another port than 4173.",
	takes: "two minutes the first time, a second when nothing changed",
	exits: "0 when stopped, 1 on failure, 2 for wrong arguments",
});
await checkPort(Number(process.env.PORT ?? 4173));
install();
build();
run("node", ["server/serve.ts"]);
