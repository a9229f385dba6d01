import { readArguments } from "./command.mjs";
import { checkPort, install, run } from "./setup.mjs";

readArguments({
	usage: "npm run edit",
	purpose: "Opens the site on port 5173 (or $PORT) for editing the text in content/. With BROWSER=none, no browser opens.",
	takes: "two minutes the first time, a few seconds after that",
});
const port = Number(process.env.PORT ?? 5173);
await checkPort(port, "npm run edit");
install();
console.log(`Editing at http://localhost:${port}: click any text to change it. Press Ctrl+C to stop.`);
const open = process.env.BROWSER === "none" ? [] : ["--open"];
run("react-router", ["dev", ".", "--config", "edit/vite.config.ts", "--port", String(port), "--strictPort", ...open]);
